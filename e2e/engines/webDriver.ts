import { z } from 'zod'

const answerSchema = z.object({ value: z.unknown() })
const errorSchema = z.object({ error: z.string(), message: z.string() })

/** An error of a WebDriver. `code` is one of the standard's, e.g. `no such window`. */
export class WebDriverError extends Error {
  readonly code: string
  constructor(code: string, message: string) {
    super(`${code}: ${message}`)
    this.name = 'WebDriverError'
    this.code = code
  }
}

/** Sends one command to a WebDriver. */
export type Ask = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<unknown>

/**
 * Plain WebDriver over `fetch` (https://www.w3.org/TR/webdriver2/).
 *
 * @param root of the driver, or of a session
 * @param within the most ms to wait for an answer
 * @throws WebDriverError; Error that names a command without an answer
 */
export const webDriver =
  (root: string, within = 60_000): Ask =>
  async (method, path, body = {}) => {
    const answer = await fetch(`${root}${path}`, {
      method,
      signal: AbortSignal.timeout(within),
      ...(method === 'POST' ? { body: JSON.stringify(body) } : {}),
    }).catch((cause: unknown) => {
      throw new Error(`The driver did not answer ${method} ${path} ${JSON.stringify(body).slice(0, 300)}`, { cause })
    })
    const { value } = answerSchema.parse(await answer.json())
    const error = errorSchema.safeParse(value)
    if (!answer.ok && error.success) throw new WebDriverError(error.data.error, error.data.message)
    return value
  }
