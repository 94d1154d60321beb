import { Component, createRef, type ReactNode } from "react";

type Props = { name: string; children: ReactNode };
type Control = HTMLButtonElement | HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * Shows its children and, should they fail, their last markup: what was prerendered, or what was shown before. A form in
 * it is sent by the browser then; other controls are disabled. On a page that came without markup it loads the document.
 */
export class MarkupErrorBoundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false };
  private readonly copy = createRef<HTMLDivElement>();
  private markup: Element | undefined;

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch() {
    if (!this.markup?.textContent) return location.reload();
    for (const control of this.markup.querySelectorAll<Control>("button, input, select, textarea"))
      control.disabled = !control.form;
    this.copy.current?.replaceChildren(...this.markup.childNodes);
  }

  override render() {
    const { name, children } = this.props;
    if (!this.state.hasFailed)
      return (
        <div data-part={name} className="contents">
          {children}
        </div>
      );
    // The markup is still in the page while React renders what replaces it.
    this.markup ??= document.querySelector(`[data-part="${name}"]`)?.cloneNode(true) as Element | undefined;
    return <div key="copy" ref={this.copy} className="contents" />;
  }
}
