import { setTimeout as pause } from 'node:timers/promises'

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
