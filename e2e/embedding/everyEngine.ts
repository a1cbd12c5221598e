/**
 * The one place that says which tests run in Firefox and WebKit, too: those with this tag. They prove each path of a donor once in each engine. They also
 * prove what an engine itself decides: windows, history, focus, keys, style, layers and policies. All other rules are those of our own code. Chromium alone
 * proves them (decision 047).
 */
export const everyEngine = { tag: '@everyEngine' }
