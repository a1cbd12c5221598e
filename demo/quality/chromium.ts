import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { run, runTool } from './runCommand.ts'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']
const ELSEWHERE = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** Path of an installed Chromium or Chrome: `CHROMIUM_PATH`, then the search path, then the usual places. */
export function findChromium(env: NodeJS.ProcessEnv = process.env): string | undefined {
  const folders = (env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '')
  const inPath = folders.flatMap((folder) => NAMES.map((name) => join(folder, name)))
  return [env['CHROMIUM_PATH'] ?? '', ...inPath, ...ELSEWHERE].find((path) => path !== '' && existsSync(path))
}

/**
 * Finds a browser for the tests, or installs one: Debian's chromium where we may, else the one that Playwright brings.
 *
 * @returns its path; undefined leaves the choice to Playwright
 * @throws Error when there is none and none could be installed
 */
export async function ensureChromium(say: (line: string) => void): Promise<string | undefined> {
  const found = findChromium()
  if (found) return found
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n']
  for (const args of [
    ['apt-get', 'update'],
    ['apt-get', 'install', '-y', '--no-install-recommends', 'chromium'],
  ]) {
    const [program = '', ...rest] = [...asRoot, ...args]
    say(`No Chromium was found: ${[program, ...rest].join(' ')}`)
    await run(program, rest)
  }
  const installed = findChromium()
  if (installed) return installed
  say('That did not help: playwright install chromium')
  const { code, output } = await runTool('playwright', ['install', 'chromium'])
  if (code === 0) return undefined
  throw new Error(
    `There is no Chromium or Chrome, and none could be installed. Install one, or set CHROMIUM_PATH.\n${output}`,
  )
}
