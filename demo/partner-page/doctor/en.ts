import type { Code } from './problem.ts'

/** A heading, and a sentence about what was found. */
type Told = readonly [name: string, sentence: (about: string) => string]

const problems: Record<Code, Told> = {
  script_missing: [
    'The script is not there',
    () =>
      'No line of this page loads the widget. If Tag Manager loads it, paste the page as your browser shows it (“Inspect”, copy the html element).',
  ],
  script_twice: [
    'The script is there more than once',
    (times) => `It is on the page ${times} times. The first one works and the others do nothing. Keep this one line.`,
  ],
  script_mixed: [
    'An old version beside a new one',
    (builds) => `Two builds are on the page: ${builds}. The first one works and the other does nothing. Keep one line.`,
  ],
  script_elsewhere: [
    'The script comes from somewhere else',
    (source) =>
      `“${source}” is not the trust’s address, or its beginning is missing. A copy of the script gets no updates, and we cannot support it.`,
  ],
  version_unknown: [
    'There is no such version',
    (build) =>
      `The address of “${build}” is empty: the trust has no such version. Use the version that updates itself.`,
  ],
  script_blocking: [
    'The script delays your page',
    () => 'Without “async”, the browser stops drawing your page until the script has loaded.',
  ],
  integrity_wrong: [
    'The hash does not match',
    (build) =>
      `A hash (integrity) is for a version that never changes, together with crossorigin="anonymous". On “${build}”, the browser refuses to run the script now or after its next update.`,
  ],
  csp: [
    'A directive of the content policy is missing',
    (directive) =>
      `The page’s policy does not allow the trust’s address in ${directive}. Write the directive like this.`,
  ],
  nonce_missing: [
    'The script has no nonce',
    () =>
      'The page’s policy allows only scripts with its nonce. Your server must write the same new nonce here as in the header.',
  ],
  api_answer: [
    'The address of the API is wrong',
    (root) => `“${root}” is not the trust’s API. Leave data-api-root out, or write it like this.`,
  ],
  api_unreachable: [
    'The API cannot be reached',
    () =>
      'It is down, a content blocker blocks it, or data-api-root is wrong. Until then donors get a link to the trust’s page.',
  ],
  site_root: [
    'The address of the trust’s site is wrong',
    (root) => `“${root}” is not the trust’s site, so sign-in, payment and links do not work. Leave data-site-root out.`,
  ],
  code_blocked: [
    'The form’s code did not load',
    () => 'A content blocker or a filtering proxy blocks it. Donors get a link to the trust’s page instead.',
  ],
  offline: ['The device is offline', () => 'Connect it to the internet, then check again.'],
  project_unknown: [
    'There is no such project',
    (id) => `The trust has no project “${id}”, so donors must choose one. With a project that exists, the line is:`,
  ],
  partner_unknown: [
    'The partner id is wrong',
    (id) =>
      `“${id}” is no partner’s id, or this page is registered with another one. Donations would not be counted as yours.`,
  ],
  origin_unregistered: [
    'This page is not registered',
    (origin) =>
      `${origin} is not registered yet. Donors can open the form and finish on the trust’s own page. These donations are not counted as yours.`,
  ],
  opener_missing: [
    'There is no button',
    () => 'The script is on the page, but no button, form, link or floating button.',
  ],
  link_missing: [
    'There is no link for when the script is blocked',
    (name) =>
      `If a blocker stops the script, this ${name} does nothing. A plain link to the trust’s page always works.`,
  ],
  misspelt: [
    'A name is misspelt',
    (name) => `The widget does not know “${name}”, so it has no effect. Write it like this.`,
  ],
  option_unknown: [
    'An option is not understood',
    (option) => `${option} is not one of its values, so the widget uses its default.`,
  ],
  colour_unknown: [
    'The colour is not a colour',
    (colour) =>
      `Browsers do not know the colour “${colour}”, so the buttons have no background. Write it like #1f5a5e, or leave data-accent out.`,
  ],
}

export const en = {
  title: 'Embed doctor',
  lede: 'Paste your page. You see what keeps donors from giving, and the line that fixes it.',
  html: 'Your page’s HTML',
  htmlHint:
    'The whole page, or the part with the button and the script. In the browser: “View page source”, select all, copy.',
  policy: 'Its Content-Security-Policy, if it has one',
  policyHint: 'The header as your server sends it, or the line of its configuration.',
  address: 'Its address',
  addressHint: 'We check whether it is registered. We do not open it.',
  kept: 'This page’s server reads what you paste and stores nothing.',
  examine: 'Check the page',
  example: 'Show a page with faults',
  result: 'What we found',
  none: 'We found no fault. Some faults show only in a browser, for example a content blocker: see “Or ask the page itself” below.',
  count: (n: number) => (n === 1 ? 'One thing to fix.' : `${n} things to fix. Begin with the first.`),
  tooLong: 'This is too long. Paste only the part with the button and the script.',
  line: (n: number) => `line ${n}`,
  fix: 'Fix it with',
  send: 'The address to register',
  sendTo: 'Ask for registration',
  live: 'Or ask the page itself',
  liveLead:
    'The widget can check the page that it runs on. Open your page, open the browser’s console (F12 or Ctrl+Shift+J) and paste these lines.',
  liveLines: 'Lines for the console',
  liveAnswer:
    'You get a table. It is empty if there is no fault. Otherwise it shows a code, a sentence and the line that fixes it. It also finds what pasted text cannot show: content blockers, an active policy, an API that does not answer.',
  liveMissing:
    '“DonateWidget is not defined” means that the script did not run. It is missing, it is blocked, or its address is wrong. Paste the page above.',
  codes: 'What the codes mean',
  configurator: 'Need new lines?',
  configuratorLead: 'The configurator writes lines for your kind of page.',
  configuratorLink: 'To the configurator',
  problems,
}

export type DoctorTexts = typeof en
