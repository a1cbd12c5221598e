/** The browser and the operating system of a session, by their own names; null if unknown. Nothing more of the User-Agent header is stored. */
export interface Device {
  browser: string | null
  system: string | null
}

/** First match wins: Edge, Opera and Samsung Internet also call themselves Chrome, and every one of them Safari. */
const browsers: readonly [RegExp, string][] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bUCBrowser\//, 'UC Browser'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/\bVersion\/[\d.]+ .*\bSafari\//, 'Safari'],
]

const systems: readonly [RegExp, string][] = [
  [/\bAndroid\b/, 'Android'],
  [/\biPad\b/, 'iPad'],
  [/\biPhone\b/, 'iPhone'],
  [/\bKAIOS\//i, 'KaiOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
]

/** Reads a User-Agent header. It is the visitor's claim, and only shown to the account's owner. */
export function deviceOf(userAgent: string): Device {
  // A longer header is no browser's.
  const text = userAgent.slice(0, 512)
  const first = (list: readonly [RegExp, string][]) => list.find(([pattern]) => pattern.test(text))?.[1] ?? null
  return { browser: first(browsers), system: first(systems) }
}
