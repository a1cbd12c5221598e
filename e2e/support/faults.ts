import type { BrowserContext, Frame, Page, Request } from '@playwright/test'
import { roots } from './roots.ts'

/** An answer instead of the API's own. `text`: a body that is no envelope. */
export interface Answer {
  status?: number
  headers?: Record<string, string>
  json?: unknown
  text?: string
  /** No answer at all: `refused` at once; `never` until the page gives up. */
  no?: 'refused' | 'never'
  /** How often; afterwards the API answers again. */
  times?: number
  /** The answer waits for it. */
  after?: Promise<unknown>
}

const cors = { 'Access-Control-Allow-Origin': '*', 'Access-Control-Expose-Headers': 'Retry-After' }

/** Answers a call instead of the API, as a broken or hostile back end would. */
export function answerWith(where: BrowserContext | Page, path: string, answer: Answer): Promise<unknown> {
  const { status = 200, headers = {}, json, text, no, times, after } = answer
  const body = text ?? JSON.stringify(json ?? { status: false, message: '', data: null, error: null })
  const contentType = text === undefined ? 'application/json' : 'text/html'
  return where.route(
    `${roots.apiRoot}/${path}`,
    async (route) => {
      await after
      if (no === 'refused') await route.abort('connectionrefused')
      else if (no === 'never') await endWaiting(route.request().frame())
      else await route.fulfill({ status, headers: { ...cors, ...headers }, contentType, body })
    },
    times === undefined ? {} : { times },
  )
}

/** A good answer with this data. */
export const good = (data: unknown): Answer => ({ json: { status: true, message: '', data, error: null } })

/** A 401 as the API answers it. */
export const ended = { status: 401, json: { status: false, message: '', data: null, error: { code: 'unauthorized' } } }

/** A request that waits until `letGo`. `asked` resolves when it has been sent. */
interface Held {
  asked: Promise<Request>
  letGo(): void
}

/** Holds a call of the API. */
export const hold = (where: Page, path: string): Promise<Held> => holdAt(where, `${roots.apiRoot}/${path}`)

/** Holds a file of the widget. */
export const holdFile = (where: Page, name: string): Promise<Held> => holdAt(where, `**/widget/v1/*/${name}.js`)

/** Holds the dialog's code. */
export const holdModal = (where: Page): Promise<Held> => holdFile(where, 'modal')

/** Holds the script itself. */
export const holdScript = (where: Page): Promise<Held> => holdAt(where, '**/widget/v1/donate.js')

/** Holds the site's own program, which hydrates the prerendered page. */
export const holdProgram = (where: Page): Promise<Held> => holdAt(where, '**/assets/main-*.js')

async function holdAt(where: Page, address: string): Promise<Held> {
  const release: Array<() => void> = []
  const gone = new Promise<void>((resolve) => release.push(resolve))
  await where.route(
    address,
    async (route) => {
      await gone
      // The page may have cancelled it meanwhile.
      await route.continue().catch(() => {})
    },
    { times: 1 },
  )
  return { asked: where.waitForRequest(address), letGo: () => release.forEach((resolve) => resolve()) }
}

/** What `impatient` sets on a page's window. */
interface Impatient {
  endWaiting?(): void
}

/**
 * Every page waits for an answer until `endWaiting`, or its usual time. Only waiting.spec.ts proves the 15 s. A shorter time for all requests would also end
 * good ones on a busy machine.
 */
export const impatient = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    const ends: Array<() => void> = []
    AbortSignal.timeout = (ms) => {
      const life = new AbortController()
      const end = (): void => life.abort(new DOMException('The operation timed out.', 'TimeoutError'))
      ends.push(end)
      setTimeout(end, ms)
      return life.signal
    }
    const endWaiting = (): void => ends.splice(0).forEach((end) => end())
    Object.assign(window, { endWaiting } satisfies Impatient)
  })

/** Ends the waiting time of every pending answer of the page. */
export const endWaiting = (page: Page | Frame): Promise<void> =>
  page.evaluate(() => (window as Impatient).endWaiting?.())
