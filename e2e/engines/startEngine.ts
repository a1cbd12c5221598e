import { type Engine, type EngineName, type Selector, type Visitor, until } from './visitor.ts'
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import type { Readable } from 'node:stream'
import { z } from 'zod'
import { webkitParts, findProgram } from '../../tools/check/findProgram.ts'
import { freePort } from '../../api/testing/freePort.ts'
import { type Ask, webDriver } from './webDriver.ts'
import { WebkitVisitor } from './webkitVisitor.ts'
import {
  type Browser,
  type BrowserContext,
  chromium,
  type Frame,
  firefox,
  type Locator,
  type Page,
} from '@playwright/test'
import { beginCopy, endCopy } from './inPage.ts'

/** Chromium, and Debian's own Firefox through WebDriver BiDi. */
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

const launch = (name: 'chromium' | 'firefox'): Promise<Browser> => {
  const executablePath = (name === 'chromium' ? findProgram('shell') : undefined) ?? findProgram(name)
  const found = executablePath === undefined ? {} : { executablePath }
  if (name === 'firefox') {
    // For Playwright, a page from Firefox's cache never finishes its navigation. So Back loads it again there.
    const firefoxUserPrefs = { 'browser.sessionhistory.max_total_viewers': 0 }
    return firefox.launch({ channel: 'moz-firefox', firefoxUserPrefs, ...found })
  }
  return chromium.launch({
    // Tests check what is still in memory.
    args: ['--no-sandbox', '--js-flags=--expose-gc'],
    ...found,
  })
}

async function startPlaywrightEngine(name: 'chromium' | 'firefox'): Promise<Engine> {
  const browser = await launch(name)
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

/** Chromium is its headless shell, if that is installed; the other engines have a window. */
export const startEngine = (name: EngineName): Promise<Engine> =>
  name === 'webkit' ? startWebkitEngine() : startPlaywrightEngine(name)

// WebKitWebDriver and Debian's MiniBrowser on a virtual screen.

/** A session starts in a third of a second, or in a few seconds on a busy machine. Sometimes it never does. In ms. */
const sessionWithin = 20_000

const sessionSchema = z.object({ sessionId: z.string() })

/** An X server in memory, on the first free display. */
async function startScreen(program: string): Promise<{ display: string; screen: ChildProcess }> {
  const args = ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp']
  const screen = spawn(program, args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] })
  const [line] = (await once(screen.stdio[3] as Readable, 'data')) as [Buffer]
  return { display: `:${line.toString().trim()}`, screen }
}

interface Driver {
  ask: Ask
  root: string
  driver: ChildProcess
}

async function startDriver(program: string, display: string): Promise<Driver> {
  const port = await freePort()
  const driver = spawn(program, [`--port=${port}`], {
    stdio: 'ignore',
    // It needs no message bus of a desktop, and no graphics card.
    env: {
      ...process.env,
      DISPLAY: display,
      LANG: 'C.UTF-8',
      DBUS_SESSION_BUS_ADDRESS: '',
      WEBKIT_SKIA_ENABLE_CPU_RENDERING: '1',
      // Without layers of its own for what moves: drawing them without a graphics card takes three quarters of the engine's time.
      WEBKIT_DISABLE_COMPOSITING_MODE: '1',
    },
  })
  const root = `http://127.0.0.1:${port}`
  const ask = webDriver(root, sessionWithin)
  await until('an answer of WebKitWebDriver', () =>
    ask('GET', '/status').then(
      () => true,
      () => false,
    ),
  )
  return { ask, root, driver }
}

async function end(child: ChildProcess, signal?: 'SIGKILL'): Promise<void> {
  const ended = once(child, 'exit')
  if (child.kill(signal)) await ended
}

async function startWebkitEngine(): Promise<Engine> {
  const parts = webkitParts()
  const { display, screen } = await startScreen(parts.screen)
  let running = await startDriver(parts.driver, display)
  const browserOptions = { binary: parts.browser, args: ['--automation'] }
  const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': browserOptions } }
  const begin = async () => sessionSchema.parse(await running.ask('POST', '/session', { capabilities }))
  // A driver whose browser does not start opens no other, either.
  const restart = async () => {
    await end(running.driver, 'SIGKILL')
    running = await startDriver(parts.driver, display)
    return begin()
  }
  return {
    name: 'webkit',
    // Each session is its own browser.
    async visit() {
      const { sessionId } = await begin().catch(restart)
      const ask = webDriver(`${running.root}/session/${sessionId}`)
      const window = z.string().parse(await ask('GET', '/window'))
      return new WebkitVisitor({ ask, window }, window, async () => void (await ask('DELETE', '')))
    },
    async close() {
      await end(running.driver)
      await end(screen)
    },
  }
}
