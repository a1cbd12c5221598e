/** Chromium, and Debian's own Firefox through WebDriver BiDi. */
import {
  type Browser,
  type BrowserContext,
  chromium,
  type Frame,
  firefox,
  type Locator,
  type Page,
} from '@playwright/test'
import { findProgram } from '../../tools/check/programs/findProgram.ts'
import { beginCopy, endCopy } from './inPage.ts'
import { until } from './until.ts'
import type { Engine, EngineName, Selector, Visitor } from './visitor.ts'

class PlaywrightVisitor implements Visitor {
  readonly engine: EngineName
  readonly requests: string[] = []
  readonly errors: string[] = []
  readonly #context: BrowserContext
  readonly #page: Page
  #frame: Frame

  constructor(engine: EngineName, context: BrowserContext, page: Page) {
    this.engine = engine
    this.#context = context
    this.#page = page
    this.#frame = page.mainFrame()
    context.on('request', (request) => this.requests.push(request.url()))
    context.on('weberror', (error) => {
      const text = String(error.error())
      // Firefox reports fonts of a page that was left while they loaded, and its own request for an icon.
      if (!/^downloadable font:|\/favicon\.ico /.test(text)) this.errors.push(text)
    })
  }

  async goto(url: string): Promise<void> {
    this.#frame = this.#page.mainFrame()
    await this.#page.goto(url)
  }

  async intoFrame(): Promise<void> {
    const [frame] = this.#page.mainFrame().childFrames()
    if (!frame) throw new Error('The page has no frame.')
    this.#frame = frame
    await frame.waitForLoadState()
  }

  url = (): Promise<string> => this.evaluate(() => location.href)
  clickAt = (x: number, y: number): Promise<void> => this.#page.mouse.click(x, y)
  type = (text: string): Promise<void> => this.#page.keyboard.type(text)
  press = (key: string): Promise<void> => this.#page.keyboard.press(key)
  click = (selector: Selector): Promise<void> => this.#find(selector).click()
  fill = (selector: Selector, text: string): Promise<void> => this.#find(selector).fill(text)
  visible = (selector: Selector): Promise<boolean> => this.#find(selector).isVisible()
  size = (width: number, height: number): Promise<void> => this.#page.setViewportSize({ width, height })
  screenshot = (): Promise<Buffer> => this.#page.screenshot()
  closed = async (): Promise<boolean> => this.#page.isClosed()

  // A page from the cache is shown, not loaded. Playwright's own goBack would wait for a load.
  back = (): Promise<void> => this.evaluate(() => void setTimeout(() => history.back()))

  evaluate = <Answer, Given>(run: (given: Given) => Answer | Promise<Answer>, given?: Given): Promise<Answer> =>
    this.#place().evaluate(run as (given: unknown) => Answer, given)

  inspect = <Answer, Given>(
    selector: Selector,
    run: (element: HTMLElement, given: Given) => Answer,
    given?: Given,
  ): Promise<Answer> => this.#find(selector).evaluate(run as (element: HTMLElement, given: unknown) => Answer, given)

  async wheel(by: number): Promise<void> {
    const { width, height } = this.#page.viewportSize() ?? { width: 0, height: 0 }
    await this.#page.mouse.move(width / 2, height / 2)
    await this.#page.mouse.wheel(0, by)
  }

  async paste(selector: Selector, text: string): Promise<void> {
    await this.inspect(selector, beginCopy, text)
    await this.press('Control+C')
    await this.inspect(selector, endCopy)
    await this.press('Control+V')
  }

  async choose(selector: Selector, value: string): Promise<void> {
    await this.#find(selector).selectOption(value)
  }

  async text(selector: Selector): Promise<string> {
    return ((await this.#find(selector).textContent()) ?? '').replaceAll(/\s+/g, ' ').trim()
  }

  waitFor(selector: Selector, state: 'visible' | 'gone' = 'visible'): Promise<void> {
    return this.#find(selector).waitFor({ state: state === 'gone' ? 'hidden' : state, timeout: 20_000 })
  }

  /** Asks the page itself: for Playwright, a page from the cache is no navigation. */
  waitForUrl(pattern: RegExp): Promise<void> {
    const asked = (): Promise<boolean> =>
      this.url().then(
        (url) => pattern.test(url),
        () => false,
      )
    return until(String(pattern), asked, 15_000)
  }

  async popup(open: () => Promise<void>): Promise<Visitor> {
    const [popup] = await Promise.all([this.#page.waitForEvent('popup'), open()])
    return new PlaywrightVisitor(this.engine, this.#context, popup)
  }

  async close(): Promise<void> {
    await this.#page.close()
    // Closing the first window closes everything.
    if (this.#context.pages().length === 0) await this.#context.close()
  }

  #find(selector: Selector): Locator {
    return this.#place().locator(selector).first()
  }

  /** The frame, until it navigates its whole window. */
  #place(): Frame {
    return this.#frame.isDetached() ? this.#page.mainFrame() : this.#frame
  }
}

const launch = (name: 'chromium' | 'firefox', whole: boolean): Promise<Browser> => {
  const executablePath = (name === 'chromium' && !whole ? findProgram('shell') : undefined) ?? findProgram(name)
  const found = executablePath === undefined ? {} : { executablePath }
  if (name === 'firefox') {
    // For Playwright, a page from Firefox's cache never finishes its navigation. So Back loads it again there.
    const firefoxUserPrefs = { 'browser.sessionhistory.max_total_viewers': 0 }
    return firefox.launch({ channel: 'moz-firefox', firefoxUserPrefs, ...found })
  }
  return chromium.launch({
    // Tests check what is still in memory.
    args: ['--no-sandbox', '--js-flags=--expose-gc'],
    // As in donors' browsers: Back shows the page as it was left.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
    ...found,
  })
}

export async function startPlaywrightEngine(name: 'chromium' | 'firefox', whole: boolean): Promise<Engine> {
  const browser = await launch(name, whole)
  return {
    name,
    async visit() {
      const context = await browser.newContext({ viewport: { width: 1024, height: 768 } })
      context.setDefaultTimeout(15_000)
      return new PlaywrightVisitor(name, context, await context.newPage())
    },
    close: () => browser.close(),
  }
}
