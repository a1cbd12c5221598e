/**
 * Why the script is not available. `no-src`: no address was given. `no-window`: called on a server. `blocked`: it did not load (content blocker,
 * policy, wrong address, integrity, offline). `timeout`: it did not load in time. `no-api`: a file loaded, but it is not the widget.
 */
export type DonateWidgetErrorCode = 'no-src' | 'no-window' | 'blocked' | 'timeout' | 'no-api'

const sentences: Readonly<Record<DonateWidgetErrorCode, (src: string) => string>> = {
  'no-src': () =>
    'Where is the donation script? Put <DonateProvider src="…/widget/v1/donate.js"> around the app, or give src.',
  'no-window': () => 'The donation widget is for browsers. On a server, draw the link and load the widget later.',
  blocked: (src) =>
    `The donation script ${src} did not load. Check the address, the page's Content-Security-Policy (script-src; under Trusted Types the tag must stand in the HTML), the integrity value, and content blockers.`,
  timeout: (src) => `The donation script ${src} has not come in time. Try again.`,
  'no-api': (src) =>
    `${src} loaded, but it is not the donation script. Check the address: it ends in /widget/v1/donate.js.`,
}

/** The script could not be loaded; the next call tries again. `message` is for page owners, not for donors. */
export class DonateWidgetError extends Error {
  override readonly name = 'DonateWidgetError'
  readonly code: DonateWidgetErrorCode

  constructor(code: DonateWidgetErrorCode, src = '') {
    super(sentences[code](src))
    this.code = code
  }
}
