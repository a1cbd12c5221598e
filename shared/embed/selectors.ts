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
