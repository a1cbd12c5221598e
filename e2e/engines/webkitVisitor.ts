/** WebKit through Debian's WebKitWebDriver. */
import { z } from 'zod'
import { beginCopy, endCopy, find, isFocused, isVisible, pointOf, stepsOf, valueOf } from './inPage.ts'
import { type Selector, type Visitor, until } from './visitor.ts'
import { type Ask, WebDriverError } from './webDriver.ts'

/** Keys as WebDriver writes them (https://www.w3.org/TR/webdriver2/#keyboard-actions). */
const codes: Readonly<Record<string, string>> = {
  Backspace: '\uE003',
  Tab: '\uE004',
  Enter: '\uE006',
  Shift: '\uE008',
  Control: '\uE009',
  Escape: '\uE00C',
  Space: ' ',
  PageDown: '\uE00F',
  End: '\uE010',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
  Delete: '\uE017',
}

interface KeyAction {
  type: 'keyDown' | 'keyUp'
  value: string
}

/** Presses the keys in order, and releases them in reverse. @param key e.g. `Escape`, `Shift+Tab` */
const chord = (key: string): KeyAction[] => {
  const values = key.split('+').map((name) => codes[name] ?? name.toLowerCase())
  const down = values.map((value) => ({ type: 'keyDown', value }) as const)
  return [...down, ...values.toReversed().map((value) => ({ type: 'keyUp', value }) as const)]
}

const typed = (text: string): KeyAction[] =>
  [...text].flatMap((value) => [{ type: 'keyDown', value } as const, { type: 'keyUp', value } as const])

const handlesSchema = z.array(z.string())
const rectSchema = z.object({ height: z.number() })
const pointSchema = z.nullable(z.object({ x: z.number(), y: z.number() }))

/** A session has several windows; each command goes to one of them. */
export interface Session {
  ask: Ask
  window: string
}

export class WebkitVisitor implements Visitor {
  readonly engine = 'webkit'
  /** Its driver reports neither requests nor errors. */
  readonly requests = undefined
  readonly errors: readonly string[] = []
  readonly #session: Session
  readonly #window: string
  readonly #end: () => Promise<void>

  /**
   * @param session shared by all of its windows
   * @param end closes what belongs to the window
   */
  constructor(session: Session, window: string, end: () => Promise<void> = async () => {}) {
    this.#session = session
    this.#window = window
    this.#end = end
  }

  goto = async (url: string): Promise<void> => void (await this.#ask('POST', '/url', { url }))
  intoFrame = async (): Promise<void> => void (await this.#ask('POST', '/frame', { id: 0 }))
  back = async (): Promise<void> => this.evaluate(() => void setTimeout(() => history.back()))
  url = async (): Promise<string> => z.string().parse(await this.#ask('GET', '/url'))
  type = (text: string): Promise<void> => this.#keys(typed(text))
  press = (key: string): Promise<void> => this.#keys(chord(key))

  evaluate = <Answer, Given>(run: (given: Given) => Answer | Promise<Answer>, given?: Given): Promise<Answer> =>
    this.#run(`return (${String(run)})(arguments[0])`, given ?? null) as Promise<Answer>

  async inspect<Answer, Given>(
    selector: Selector,
    run: (element: HTMLElement, given: Given) => Answer,
    given?: Given,
  ): Promise<Answer> {
    await until(selector, () => this.#there(selector))
    return (await this.#with(selector, run, given)) as Answer
  }

  click = (selector: Selector): Promise<void> =>
    clickWhereItStands(
      selector,
      async () => pointSchema.parse((await this.#with(selector, pointOf)) ?? null),
      (x, y) => this.clickAt(x, y),
    )

  async clickAt(x: number, y: number): Promise<void> {
    const move = { type: 'pointerMove', duration: 0, origin: 'viewport', x: Math.round(x), y: Math.round(y) }
    const press = [
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ]
    const parameters = { pointerType: 'mouse' }
    await this.#ask('POST', '/actions', {
      actions: [{ type: 'pointer', id: 'mouse', parameters, actions: [move, ...press] }],
    })
  }

  async fill(selector: Selector, text: string): Promise<void> {
    const valueNow = () => this.inspect(selector, valueOf)
    const before = await valueNow()
    // Late content may still move the field between the look and the click. And the driver loses keys now and then, all of them.
    await until(`${text} in ${selector}`, async () => {
      await this.click(selector)
      if (!(await this.inspect(selector, isFocused))) return false
      await this.press('Control+A')
      await (text === '' ? this.press('Backspace') : this.type(text))
      return before === text || (await valueNow()) !== before
    })
  }

  async wheel(by: number): Promise<void> {
    const { width, height } = await this.evaluate(() => ({ width: innerWidth, height: innerHeight }))
    const at = { x: Math.round(width / 2), y: Math.round(height / 2), origin: 'viewport' }
    // Its driver counts upwards.
    const turn = { type: 'scroll', ...at, deltaX: 0, deltaY: -by, duration: 0 }
    await this.#ask('POST', '/actions', { actions: [{ type: 'wheel', id: 'wheel', actions: [turn] }] })
  }

  async paste(selector: Selector, text: string): Promise<void> {
    await this.inspect(selector, beginCopy, text)
    await this.press('Control+C')
    await this.inspect(selector, endCopy)
    await this.press('Control+V')
  }

  async choose(selector: Selector, value: string): Promise<void> {
    await this.waitFor(selector)
    await this.inspect(
      selector,
      (menu, chosen) => {
        ;(menu as HTMLSelectElement).value = chosen
        for (const type of ['input', 'change']) menu.dispatchEvent(new Event(type, { bubbles: true, composed: true }))
      },
      value,
    )
  }

  async text(selector: Selector): Promise<string> {
    return (await this.inspect(selector, (element) => element.textContent ?? '')).replaceAll(/\s+/g, ' ').trim()
  }

  visible = async (selector: Selector): Promise<boolean> => (await this.#with(selector, isVisible)) === true

  waitFor(selector: Selector, state: 'visible' | 'gone' = 'visible'): Promise<void> {
    return until(`${selector} ${state}`, async () => (await this.visible(selector)) === (state === 'visible'))
  }

  waitForUrl(pattern: RegExp): Promise<void> {
    return until(String(pattern), async () => pattern.test(await this.url()), 15_000)
  }

  async size(width: number, height: number): Promise<void> {
    // The window has its own bar above the view.
    const rect = rectSchema.parse(await this.#ask('GET', '/window/rect'))
    const bar = rect.height - (await this.evaluate(() => innerHeight))
    await this.#ask('POST', '/window/rect', { width, height: height + bar })
    await until(`a view of ${width} × ${height}`, () =>
      this.evaluate(([w, h]) => innerWidth === w && innerHeight === h, [width, height] as const),
    )
  }

  async screenshot(): Promise<Buffer> {
    return Buffer.from(z.string().parse(await this.#ask('GET', '/screenshot')), 'base64')
  }

  async popup(open: () => Promise<void>): Promise<Visitor> {
    const before = await this.#windows()
    await open()
    let opened: string | undefined
    await until('a window', async () => {
      opened = (await this.#windows()).find((one) => !before.includes(one))
      return opened !== undefined
    })
    return new WebkitVisitor(this.#session, opened ?? '')
  }

  async closed(): Promise<boolean> {
    try {
      await this.#ask('GET', '/url')
      return false
    } catch (error) {
      if (error instanceof WebDriverError && error.code === 'no such window') return true
      throw error
    }
  }

  close = (): Promise<void> => this.#end()

  readonly #ask: Ask = async (method, path, body) => {
    if (this.#session.window !== this.#window) await this.#session.ask('POST', '/window', { handle: this.#window })
    this.#session.window = this.#window
    return this.#session.ask(method, path, body)
  }

  #run(script: string, ...args: unknown[]): Promise<unknown> {
    return this.#ask('POST', '/execute/sync', { script, args })
  }

  /** Calls the function with the element, or with null if there is none. */
  #with(
    selector: Selector,
    run: (element: HTMLElement, given: never) => unknown,
    given: unknown = null,
  ): Promise<unknown> {
    const script = `const found = (${String(find)})(arguments[0]); return found && (${String(run)})(found, arguments[1])`
    return this.#run(script, stepsOf(selector), given)
  }

  async #there(selector: Selector): Promise<boolean> {
    return (await this.#with(selector, () => true)) === true
  }

  async #keys(actions: object[]): Promise<void> {
    await this.#ask('POST', '/actions', { actions: [{ type: 'key', id: 'keys', actions }] })
  }

  async #windows(): Promise<string[]> {
    return handlesSchema.parse(await this.#session.ask('GET', '/window/handles'))
  }
}

interface Point {
  x: number
  y: number
}

/**
 * Clicks an element as a person does: after it stops moving and nothing covers it.
 *
 * @param look returns the point to click, or null if there is none (inPage.ts)
 */
async function clickWhereItStands(
  selector: string,
  look: () => Promise<Point | null>,
  press: (x: number, y: number) => Promise<void>,
): Promise<void> {
  let last: Point | null = null
  // Requires the same place three times, because late content above may move it between two looks.
  let looks = 0
  await until(`${selector}, still and uncovered`, async () => {
    const point = await look()
    looks = point !== null && point.x === last?.x && point.y === last.y ? looks + 1 : 1
    last = point
    if (point === null || looks < 3) return false
    await press(point.x, point.y)
    return true
  })
}
