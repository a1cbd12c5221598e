/**
 * The one place that says which tests run in Firefox and WebKit, too: those with this tag. They prove each path of a donor once in each engine, and what an
 * engine itself decides: windows and their opener, history, focus and keys, style and layers, policies. All other rules are those of our own code: Chromium
 * alone proves them (decision 047).
 */
export const everyEngine = { tag: '@everyEngine' }
