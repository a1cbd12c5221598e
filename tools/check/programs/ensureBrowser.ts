import { type BrowserName, browsers, findBrowser } from './findBrowser.ts'
import { installDebian } from './installDebian.ts'
import { runTool } from '../runCommand.ts'

/**
 * Finds a browser for the tests, or installs one: Debian's package if it may, otherwise Playwright's Chromium.
 *
 * @returns its path; undefined leaves the choice to Playwright
 * @throws Error if there is none and none could be installed
 */
export async function ensureBrowser(name: BrowserName, say: (line: string) => void): Promise<string | undefined> {
  const found = findBrowser(name)
  if (found) return found
  const { packages, variable } = browsers[name]
  await installDebian(name, packages, say)
  const installed = findBrowser(name)
  if (installed) return installed
  const help = name === 'chromium' ? await installByPlaywright(say) : ''
  if (help === undefined) return undefined
  throw new Error(
    `There is no ${name}, and none could be installed. Install ${packages.join(' and ')}, or set ${variable}.\n${help}`,
  )
}

/** @returns what went wrong; undefined if nothing did */
async function installByPlaywright(say: (line: string) => void): Promise<string | undefined> {
  say('That did not help: playwright install chromium')
  const { code, output } = await runTool('playwright', ['install', 'chromium'])
  return code === 0 ? undefined : output
}
