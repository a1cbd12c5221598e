/** Finds the browsers of the tests: the three engines, and Chromium's headless shell. */
import { existsSync, globSync } from 'node:fs'
import { delimiter, join } from 'node:path'

interface Known {
  /** An environment variable with its path, which wins. */
  variable: string
  /** Names in the search path. */
  names: readonly string[]
  elsewhere: readonly string[]
  /** Debian's packages of it. */
  packages: readonly string[]
}

export const browsers = {
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
    elsewhere: [],
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
    elsewhere: [],
    packages: ['webkit2gtk-driver', 'xvfb'],
  },
} as const satisfies Record<string, Known>

export type BrowserName = keyof typeof browsers

/** Path of an installed browser: its variable, then the search path, then the usual places. */
export function findBrowser(name: BrowserName, env: NodeJS.ProcessEnv = process.env): string | undefined {
  const { variable, names, elsewhere }: Known = browsers[name]
  return [env[variable] ?? '', ...placesOf(names, env), ...elsewhere].find((path) => path !== '' && existsSync(path))
}

/** Possible paths of programs with these names, in the order of the search path. */
function placesOf(names: readonly string[], env: NodeJS.ProcessEnv): string[] {
  const folders = (env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '')
  return folders.flatMap((folder) => names.map((one) => join(folder, one)))
}

/**
 * What WebKit's driver needs: the browser that it starts, and a virtual screen.
 *
 * @throws Error if one of them is missing
 */
export function webkitParts(): { driver: string; browser: string; screen: string } {
  const driver = findBrowser('webkit')
  const [browser] = globSync('/usr/lib/{*/,}{webkit2gtk-4.1,webkit2gtk-4.0}/MiniBrowser')
  const screen = placesOf(['Xvfb'], process.env).find((path) => existsSync(path))
  if (driver && browser && screen) return { driver, browser, screen }
  throw new Error(`WebKit cannot be driven here: install ${browsers.webkit.packages.join(' and ')}.`)
}
