/** Finds the programs of the tests: the browsers, nginx, and PostgreSQL with its tools. */

import { existsSync, globSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { run, runTool } from './runCommand.ts'

interface Known {
  /** An environment variable with its path, which wins. */
  variable: string
  /** Names in the search path. */
  names?: readonly string[]
  /** Patterns of usual places. Of several versions the newest is taken. */
  elsewhere?: readonly string[]
  /** Debian's packages of it. */
  packages: readonly string[]
}

export const programs = {
  chromium: {
    variable: 'CHROMIUM_PATH',
    names: ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'],
    elsewhere: [
      '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
      '/Applications/Chromium.app/Contents/MacOS/Chromium',
      'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
    ],
    packages: ['chromium'],
  },
  // Chromium without its window, which costs half a second for every visitor. It has no Back/Forward cache.
  shell: {
    variable: 'HEADLESS_SHELL_PATH',
    names: ['chromium-headless-shell'],
    packages: ['chromium-headless-shell'],
  },
  firefox: {
    variable: 'FIREFOX_PATH',
    names: ['firefox-esr', 'firefox'],
    elsewhere: ['/Applications/Firefox.app/Contents/MacOS/firefox'],
    packages: ['firefox-esr'],
  },
  // WebKit's driver. The driver finds browser and screen, which are in the same packages.
  webkit: {
    variable: 'WEBKIT_DRIVER_PATH',
    names: ['WebKitWebDriver'],
    packages: ['webkit2gtk-driver', 'xvfb'],
  },
  nginx: {
    variable: 'NGINX_PATH',
    elsewhere: ['/usr/sbin/nginx', '/usr/local/sbin/nginx'],
    packages: ['nginx-light'],
  },
  // The folder with initdb, postgres, pg_dump and others of one version.
  postgres: {
    variable: 'POSTGRES_BIN',
    elsewhere: ['/usr/lib/postgresql/*/bin'],
    packages: ['postgresql'],
  },
} as const satisfies Record<string, Known>

export type ProgramName = keyof typeof programs

const { compare } = new Intl.Collator('en', { numeric: true })

/** Path of an installed program: its variable, then the search path, then the usual places. */
export function findProgram(name: ProgramName): string | undefined {
  const { variable, names = [], elsewhere = [] }: Known = programs[name]
  const usual = elsewhere.flatMap((pattern) => globSync(pattern).toSorted((one, other) => compare(other, one)))
  return [process.env[variable] ?? '', ...inSearchPath(names), ...usual].find((path) => path !== '' && existsSync(path))
}

/** @throws Error that says how to get it */
export function requireProgram(name: ProgramName): string {
  const found = findProgram(name)
  if (found) return found
  const { variable, packages } = programs[name]
  throw new Error(
    `There is no ${name}. Install ${packages.join(' and ')}, or set ${variable}. npm test tries to install it.`,
  )
}

/** Possible paths of programs with these names, in the order of the search path. */
function inSearchPath(names: readonly string[]): string[] {
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '')
  return folders.flatMap((folder) => names.map((one) => join(folder, one)))
}

/**
 * What WebKit's driver needs: the browser that it starts, and a virtual screen.
 *
 * @throws Error if one of them is missing
 */
export function webkitParts(): { driver: string; browser: string; screen: string } {
  const driver = requireProgram('webkit')
  const [browser] = globSync('/usr/lib/{*/,}{webkit2gtk-4.1,webkit2gtk-4.0}/MiniBrowser')
  const screen = inSearchPath(['Xvfb']).find((path) => existsSync(path))
  if (browser && screen) return { driver, browser, screen }
  throw new Error(`WebKit cannot be driven here: install ${programs.webkit.packages.join(' and ')}.`)
}

/** Installs Debian's packages, if this user may. It does not fail: the caller looks for the programs again. */
async function installDebian(missing: string, packages: readonly string[], say: (line: string) => void): Promise<void> {
  const sudo = process.getuid?.() === 0 ? '' : 'sudo -n '
  const install = `apt-get install -y --no-install-recommends ${packages.join(' ')}`
  for (const command of [`${sudo}apt-get update`, `${sudo}${install}`]) {
    say(`No ${missing} was found: ${command}`)
    await run('sh', ['-c', command])
  }
}

/**
 * Installs Debian's package of a program that tests run by its name, if it is missing.
 * @throws Error if it could not be installed
 */
export async function ensureDebian(program: string, name = program): Promise<void> {
  const isThere = () => inSearchPath([program]).some((path) => existsSync(path))
  if (!isThere()) await installDebian(program, [name], console.log)
  if (!isThere()) throw new Error(`There is no ${program}. Install Debian's ${name}.`)
}

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
