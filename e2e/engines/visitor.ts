/** One visitor's window, the same in every engine: what the embedding tests need of a browser, and no more. */

export const engineNames = ['chromium', 'firefox', 'webkit'] as const
export type EngineName = (typeof engineNames)[number]

/**
 * Where something stands: CSS, with steps into what stands inside by ` >> `; the last step may ask for words. Every step looks into open shadow
 * roots, too, and the first match counts: `dialog >> button:has-text("CONTINUE")`.
 */
export type Selector = string

export interface Visitor {
  readonly engine: EngineName
  /** Addresses that were asked for; undefined where the engine does not tell. There the servers count. */
  readonly requests: readonly string[] | undefined
  /** Uncaught errors of every page, as far as the engine tells; the pages of pageServer.ts tell in every engine (heard.ts). */
  readonly errors: readonly string[]
  goto(url: string): Promise<void>
  /** Goes on inside the page's first frame, until the next address; the frame fills the window, so that points are the same. */
  intoFrame(): Promise<void>
  /** As the browser's own button goes. */
  back(): Promise<void>
  url(): Promise<string>
  /** Runs in the page. What goes in and out is JSON; nothing around the function is seen there. */
  evaluate<Answer>(run: () => Answer | Promise<Answer>): Promise<Answer>
  evaluate<Answer, Given>(run: (given: Given) => Answer | Promise<Answer>, given: Given): Promise<Answer>
  /** The same with the element, waited for. */
  inspect<Answer>(selector: Selector, run: (element: HTMLElement) => Answer): Promise<Answer>
  inspect<Answer, Given>(
    selector: Selector,
    run: (element: HTMLElement, given: Given) => Answer,
    given: Given,
  ): Promise<Answer>
  /** A real press of the pointer, once the element stands still and nothing covers it. */
  click(selector: Selector): Promise<void>
  /** A real press at a point of the window, in CSS px. */
  clickAt(x: number, y: number): Promise<void>
  /** Turns the wheel over the middle of the view, by CSS px downwards. */
  wheel(by: number): Promise<void>
  /** Real keys, to what has the focus. */
  type(text: string): Promise<void>
  /** A key by its name, e.g. `Escape`, `Shift+Tab`, `Control+A`. */
  press(key: string): Promise<void>
  /** Replaces what stands in a text field, by pointer and keys. */
  fill(selector: Selector, text: string): Promise<void>
  /** A real paste over what stands in a text field, out of the engine's own clipboard. */
  paste(selector: Selector, text: string): Promise<void>
  /** Chooses an option of a native select by its value; no engine's automation opens the system's own menu. */
  choose(selector: Selector, value: string): Promise<void>
  /** Text of an element, waited for; white space as one space. */
  text(selector: Selector): Promise<string>
  visible(selector: Selector): Promise<boolean>
  /** @throws Error after twenty seconds */
  waitFor(selector: Selector, state?: 'visible' | 'gone'): Promise<void>
  /** @throws Error after fifteen seconds */
  waitForUrl(pattern: RegExp): Promise<void>
  /** CSS px of the view; no narrower than 447, the least of WebKit's window: narrower views stand in an iframe. */
  size(width: number, height: number): Promise<void>
  /** PNG of the view. */
  screenshot(): Promise<Buffer>
  /** The window that opens at `open`. */
  popup(open: () => Promise<void>): Promise<Visitor>
  /** Whether the window has gone. */
  closed(): Promise<boolean>
  close(): Promise<void>
}

/** A running browser. */
export interface Engine {
  readonly name: EngineName
  /** A visitor who has never been anywhere: nothing stored, nothing cached. */
  visit(): Promise<Visitor>
  close(): Promise<void>
}
