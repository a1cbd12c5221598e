/** What the embed doctor and `DonateWidget.diagnose()` look at: one reads a pasted page, the other its own. */

/** Where the widget is in a page, for `querySelectorAll`. */
export const selectors = {
  script: 'script[src*="/donate.js"]',
  element: 'donate-button, donate-form',
  /** Any other element that opens the form. */
  link: '[data-donate]:not(donate-button, donate-form)',
  opener: 'donate-button, donate-form, [data-donate]',
} as const

/** Where openers name their project. */
export const projectAttributes = ['project-id', 'data-donate-project-id'] as const

/**
 * Whether an opener contains a part of the page, which must work as without us. HTML does not close `<donate-button/>`: the parser puts all that follows into it.
 * One control and a few words are the opener's own. The loader, the embed doctor and `diagnose()` share this rule.
 */
export const holdsPage = (opener: { querySelectorAll(selectors: string): { length: number } }): boolean =>
  opener.querySelectorAll('a,button,input').length > 1 || opener.querySelectorAll('p,li').length > 2
