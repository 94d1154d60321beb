import { useFrameWords } from "../i18n/frame-words.ts";
import { ThemeDisc } from "../ui/marks.tsx";
import { useHydrated } from "../ui/use-hydrated.ts";
import { type Theme, useTheme } from "./use-theme.tsx";

/** Switches between light and dark, by `theme.js`. CSS chooses its name, so that the name is right before hydration. */
export function ThemeToggle() {
  const { switchToDark, switchToLight } = useFrameWords();
  return (
    <button type="button" className="theme-toggle scripts-off:hidden" data-set-theme="">
      <ThemeDisc />
      <span className="sr-only dark:hidden">{switchToDark}</span>
      <span className="sr-only hidden dark:inline">{switchToLight}</span>
    </button>
  );
}

/** The same choice as two buttons, at the foot of the mobile menu. It needs scripts, so the HTML does without it. */
export function ThemeSegment() {
  const words = useFrameWords();
  const theme = useTheme();
  if (!useHydrated()) return null;
  const button = (value: Theme, label: string) => (
    <button
      type="button"
      aria-pressed={theme === value}
      className="min-h-11 px-3.5 text-small font-medium aria-pressed:bg-ink aria-pressed:text-paper"
      data-set-theme={value}
    >
      {label}
    </button>
  );
  return (
    <fieldset className="flex border border-field">
      <legend className="sr-only">{words.theme}</legend>
      {button("light", words.light)}
      {button("dark", words.dark)}
    </fieldset>
  );
}
