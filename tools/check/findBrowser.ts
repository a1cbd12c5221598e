/** Where the browsers of the tests are: the three engines, and Chromium's without a window. */
import { existsSync, globSync } from 'node:fs'
import { delimiter, join } from 'node:path'

interface Known {
  /** Names a path, before all else. */
  variable: string
  /** In the search path. */
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
  // Chromium without its window, which costs half a second for every visitor; and without the cache of Back and Forward.
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
  // Its driver; browser and screen are found by it, and come in the same packages.
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

/** Where programs of these names may be, in the order of the search path. */
function placesOf(names: readonly string[], env: NodeJS.ProcessEnv): string[] {
  const folders = (env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '')
  return folders.flatMap((folder) => names.map((one) => join(folder, one)))
}

/**
 * What WebKit's driver needs beside it: the browser that it starts, and a screen in memory to show it on.
 *
 * @throws Error when one of them is not there
 */
export function webkitParts(): { driver: string; browser: string; screen: string } {
  const driver = findBrowser('webkit')
  const [browser] = globSync('/usr/lib/{*/,}{webkit2gtk-4.1,webkit2gtk-4.0}/MiniBrowser')
  const screen = placesOf(['Xvfb'], process.env).find((path) => existsSync(path))
  if (driver && browser && screen) return { driver, browser, screen }
  throw new Error(`WebKit cannot be driven here: install ${browsers.webkit.packages.join(' and ')}.`)
}
