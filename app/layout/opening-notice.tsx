import { useFrameWords } from "../i18n/frame-words.ts";
import { useRouter } from "../navigation/router.tsx";

/** The line under the bar while a page is slow to come, and the message when it cannot be fetched. */
export function OpeningNotice() {
  const { opening: words } = useFrameWords();
  const { opening, open, stayHere } = useRouter();
  const { href = "", isSlow, hasFailed } = opening.use();
  return (
    <div className="absolute inset-x-0 top-full">
      <p aria-live="polite" className="sr-only">
        {isSlow && words.loading}
      </p>
      {isSlow && <div className="opening-line" />}
      <div aria-live="assertive">
        {hasFailed && (
          <div className="border-b border-ink bg-paper">
            <p className="wrap flex flex-wrap items-baseline gap-x-6 gap-y-2 py-4">
              <span className="me-auto">{words.failed}</span>
              <button type="button" className="link" onClick={() => open(href)}>
                {words.again}
              </button>
              <button type="button" className="link" onClick={stayHere}>
                {words.stay}
              </button>
            </p>
          </div>
        )}
      </div>
    </div>
  );
}
