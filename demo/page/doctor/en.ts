import type { Code } from './problem.ts'

/** A heading, and a sentence about what was found. */
type Told = readonly [name: string, sentence: (about: string) => string]

const problems: Record<Code, Told> = {
  script_missing: [
    'The script is not there',
    () =>
      'No line of this page loads the widget. Where Tag Manager brings it, paste the page as your browser shows it (“Inspect”, copy the html element).',
  ],
  script_twice: [
    'The script is there more than once',
    (times) =>
      `It stands on the page ${times} times. The first one works and the others do nothing. Keep this one line.`,
  ],
  script_mixed: [
    'An old version beside a new one',
    (builds) => `Two builds are on the page: ${builds}. The first one works and the other does nothing. Keep one line.`,
  ],
  script_elsewhere: [
    'The script comes from somewhere else',
    (source) =>
      `“${source}” is not the trust’s address, or it lacks its beginning. A copy of the script grows old and is not ours to answer for.`,
  ],
  version_unknown: [
    'There is no such version',
    (build) =>
      `Nothing comes from the address of “${build}”: the trust has no such version. Take the one that mends itself.`,
  ],
  script_blocking: [
    'The script holds your page up',
    () => 'Without “async” the browser stops drawing your page until the script has come.',
  ],
  integrity_wrong: [
    'The hash does not fit',
    (build) =>
      `A hash (integrity) is for a version that never changes, with crossorigin="anonymous" beside it. On “${build}” the browser will refuse to run the script, today or with its next change.`,
  ],
  csp: [
    'A directive of the content policy is missing',
    (directive) => `The page’s policy does not let ${directive} reach the trust. Write the directive like this.`,
  ],
  nonce_missing: [
    'The script has no nonce',
    () =>
      'The page’s policy lets only scripts with its nonce run. Your server has to write the same fresh nonce here as in the header.',
  ],
  api_answer: [
    'The address of the API is wrong',
    (root) => `“${root}” is not the trust’s API. Leave data-api-root out, or write it like this.`,
  ],
  api_unreachable: [
    'The API cannot be reached',
    () =>
      'It is down, a content blocker keeps it away, or data-api-root is mistyped. Givers get a link to the trust meanwhile.',
  ],
  site_root: [
    'The address of the trust’s site is wrong',
    (root) =>
      `“${root}” is not the trust’s site: signing in, paying and every link would lead elsewhere, or nowhere. Leave data-site-root out.`,
  ],
  code_blocked: [
    'The form’s code did not come',
    () => 'A content blocker, or a proxy that filters, keeps it away. Givers get a link to the trust instead.',
  ],
  offline: ['The device is offline', () => 'Nothing can be checked until it is on the net again.'],
  project_unknown: [
    'There is no such project',
    (id) =>
      `The trust has no project “${id}”. The giver would be asked to choose. With a project that there is, the line reads:`,
  ],
  partner_unknown: [
    'The partner id is not yours',
    (id) => `“${id}” is not the id that this page is registered with, so gifts would not be counted as yours.`,
  ],
  origin_unregistered: [
    'This page is not registered',
    (origin) =>
      `${origin} is no partner’s page yet. Givers can open the form, and finish on the trust’s own page; gifts are not counted as yours. Send us this address to register it.`,
  ],
  opener_missing: [
    'There is nothing to press',
    () => 'The script is there, and no button, form, link or floating button with it.',
  ],
  link_missing: [
    'There is no link for when the script is blocked',
    (name) =>
      `Where a blocker stops the script, this ${name} does nothing. A plain link to the trust’s page in it always works.`,
  ],
  option_unknown: [
    'An option is not understood',
    (option) => `${option} is none of its values, so what you see need not be what you meant.`,
  ],
  colour_unknown: [
    'The colour is none',
    (colour) =>
      `Browsers know no colour “${colour}”, so the buttons would have no ground. Write it like #1f5a5e, or leave data-accent out.`,
  ],
}

export const en = {
  title: 'Embed doctor',
  lede: 'Paste your page, and read what stands in the way of a gift, with the line that mends it.',
  html: 'Your page’s HTML',
  htmlHint:
    'All of it, or the part with the button and the script. In the browser: “View page source”, mark all, copy.',
  policy: 'Its Content-Security-Policy, if it has one',
  policyHint: 'The header as your server sends it, or the line of its configuration.',
  address: 'Its address',
  addressHint: 'So that we can look whether it is registered. We do not open it.',
  kept: 'What you paste is read by this page’s server, answered, and kept nowhere.',
  examine: 'Examine the page',
  example: 'Show an ill page',
  result: 'What we found',
  none: 'Nothing stands in the way. What only a browser can see, a blocker for instance, “Or ask the page itself” below tells.',
  count: (n: number) => (n === 1 ? 'One thing to mend.' : `${n} things to mend, the first first.`),
  tooLong: 'That is more than we can read at once. Paste the part with the button and the script.',
  line: (n: number) => `line ${n}`,
  fix: 'Mend it with',
  send: 'Send us this address',
  sendTo: 'To our contact page',
  live: 'Or ask the page itself',
  liveLead:
    'The widget can look around on the page where it stands. Open your page, open the browser’s console (F12, or Ctrl+Shift+J) and paste these lines.',
  liveLines: 'Lines for the console',
  liveAnswer:
    'It answers a table: empty when nothing stands in the way; else a code, a sentence and the line that mends it. It sees what no pasted text can show: content blockers, a policy at work, an API that does not answer.',
  liveMissing:
    '“DonateWidget is not defined” means that the script itself has not run: it is not there, it is blocked, or its address is mistyped. Paste the page above.',
  codes: 'What the codes mean',
  configurator: 'Need new lines?',
  configuratorLead: 'The configurator writes them for your kind of page.',
  configuratorLink: 'To the configurator',
  problems,
}

export type DoctorTexts = typeof en
