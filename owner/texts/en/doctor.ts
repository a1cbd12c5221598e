import type { Severity } from '../../../shared/embed/findings.ts'

export const doctor = {
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
  severity: { error: 'can stop donations', warning: 'donations still work' } satisfies Record<Severity, string>,
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
}

export type DoctorTexts = typeof doctor
