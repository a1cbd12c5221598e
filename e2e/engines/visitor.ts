import { setTimeout as pause } from 'node:timers/promises'

/** One visitor's window, the same in every engine: what the embedding tests need from a browser, and no more. */

export const engineNames = ['chromium', 'firefox', 'webkit'] as const
export type EngineName = (typeof engineNames)[number]

/**
 * Finds an element: CSS, with ` >> ` for steps into its content; the last step may require words. Every step also looks into open shadow roots, and the first
 * match counts: `dialog >> button:has-text("CONTINUE")`.
 */
export type Selector = string

export interface Visitor {
  readonly engine: EngineName
  /** Requested addresses; undefined if the engine does not report them. The servers count then. */
  readonly requests: readonly string[] | undefined
  /** Uncaught errors of every page, as far as the engine reports them. The pages of e2e/pages report them in every engine. */
  readonly errors: readonly string[]
  goto(url: string): Promise<void>
  /** Continues inside the page's first frame, until the next address. The frame fills the window, so points are the same. */
  intoFrame(): Promise<void>
  /** Like the browser's own button. */
  back(): Promise<void>
  url(): Promise<string>
  /** Runs in the page. Arguments and results are JSON; the function sees no variable from outside. */
  evaluate<Answer>(run: () => Answer | Promise<Answer>): Promise<Answer>
  evaluate<Answer, Given>(run: (given: Given) => Answer | Promise<Answer>, given: Given): Promise<Answer>
  /** The same with an element, after it exists. */
  inspect<Answer>(selector: Selector, run: (element: HTMLElement) => Answer): Promise<Answer>
  inspect<Answer, Given>(
    selector: Selector,
    run: (element: HTMLElement, given: Given) => Answer,
    given: Given,
  ): Promise<Answer>
  /** A real pointer click, after the element stops moving and nothing covers it. */
  click(selector: Selector): Promise<void>
  /** A real click at a point of the window, in CSS px. */
  clickAt(x: number, y: number): Promise<void>
  /** Turns the wheel over the middle of the view, by CSS px downwards. */
  wheel(by: number): Promise<void>
  /** Real keys, for the focused element. */
  type(text: string): Promise<void>
  /** A key by its name, e.g. `Escape`, `Shift+Tab`, `Control+A`. */
  press(key: string): Promise<void>
  /** Replaces the text in a field, by pointer and keys. */
  fill(selector: Selector, text: string): Promise<void>
  /** A real paste over the text in a field, from the engine's own clipboard. */
  paste(selector: Selector, text: string): Promise<void>
  /** Chooses an option of a native select by its value; no engine's automation opens the system's own menu. */
  choose(selector: Selector, value: string): Promise<void>
  /** Text of an element, after it exists; white space becomes one space. */
  text(selector: Selector): Promise<string>
  visible(selector: Selector): Promise<boolean>
  /** @throws Error after twenty seconds */
  waitFor(selector: Selector, state?: 'visible' | 'gone'): Promise<void>
  /** @throws Error after fifteen seconds */
  waitForUrl(pattern: RegExp): Promise<void>
  /** Size of the view in CSS px. The least width is 447, that of WebKit's window: narrower views are in an iframe. */
  size(width: number, height: number): Promise<void>
  /** PNG of the view. */
  screenshot(): Promise<Buffer>
  /** The window that `open` opens. */
  popup(open: () => Promise<void>): Promise<Visitor>
  /** Whether the window is closed. */
  closed(): Promise<boolean>
  close(): Promise<void>
}

/** A running browser. */
export interface Engine {
  readonly name: EngineName
  /** A new visitor, without storage and cache. */
  visit(): Promise<Visitor>
  close(): Promise<void>
}

/**
 * Asks until the answer is true.
 *
 * @param within ms
 * @throws Error that names what did not happen
 */
export async function until(what: string, ask: () => Promise<boolean>, within = 20_000): Promise<void> {
  const end = Date.now() + within
  while (!(await ask())) {
    if (Date.now() > end) throw new Error(`Within ${within / 1000} s did not come: ${what}`)
    await pause(50)
  }
}

/**
 * The one place that says which tests run in Firefox and WebKit, too: those with this tag. They prove each path of a donor once in each engine. They also
 * prove what an engine itself decides: windows, history, focus, keys, style, layers and policies. All other rules are those of our own code. Chromium alone
 * proves them (decision 047).
 */
export const everyEngine = { tag: '@everyEngine' }
