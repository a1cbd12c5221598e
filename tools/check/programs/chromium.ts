import { ensureBrowser } from './ensureBrowser.ts'

/** The browser of the whole-flow tests and the benches. */
export const ensureChromium = (say: (line: string) => void): Promise<string | undefined> =>
  ensureBrowser('chromium', say)
