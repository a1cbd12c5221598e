import { findProgram, type ProgramName, programs, requireProgram } from './findProgram.ts'
import { installDebian } from './installDebian.ts'
import { runTool } from '../runCommand.ts'

/**
 * Finds a program for the tests, or installs one: Debian's package if it may, otherwise Playwright's Chromium.
 *
 * @returns its path; undefined leaves the choice to Playwright
 * @throws Error if there is none and none could be installed
 */
export async function ensureProgram(name: ProgramName, say: (line: string) => void): Promise<string | undefined> {
  const found = findProgram(name)
  if (found) return found
  await installDebian(name, programs[name].packages, say)
  const installed = findProgram(name)
  if (installed || name !== 'chromium') return installed ?? requireProgram(name)
  say('That did not help: playwright install chromium')
  const { code, output } = await runTool('playwright', ['install', 'chromium'])
  if (code !== 0) throw new Error(`There is no chromium, and none could be installed.\n${output}`)
  return undefined
}
