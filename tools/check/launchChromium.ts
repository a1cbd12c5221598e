import { type Browser, chromium } from '@playwright/test'
import { ensureProgram } from './findProgram.ts'

/** The browser of the benches; it is installed if there is none. */
export async function launchChromium(say: (line: string) => void, ...args: string[]): Promise<Browser> {
  const executablePath = await ensureProgram('chromium', say)
  return chromium.launch({ args: ['--no-sandbox', ...args], ...(executablePath && { executablePath }) })
}
