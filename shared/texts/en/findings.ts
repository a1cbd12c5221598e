/** What is wrong with a page that embeds the widget, in English: for the embed doctor, and in the console of the page. */
import type { FindingTexts } from '../../embed/findings.ts'

export const findingTexts: FindingTexts = {
  names: {
    script_missing: 'The script is not there',
    script_twice: 'The script is there more than once',
    script_mixed: 'An old version beside a new one',
    script_trusts: 'Scripts of two trusts',
    script_elsewhere: 'The script comes from somewhere else',
    script_merged: 'The script is merged or copied',
    element_open: 'An element is not closed',
    dialog_hidden: 'A content blocker knows the form by its name',
    fetch_changed: 'A tool of the page changes its requests',
    builtin_missing: 'The page has removed a part of the browser',
    root_closed: 'A button is in a closed shadow root',
    version_unknown: 'There is no such version',
    script_blocking: 'The script delays your page',
    integrity_wrong: 'The hash does not match',
    csp: 'A directive of the content policy is missing',
    nonce_missing: 'The script has no nonce',
    api_answer: 'The address of the API is wrong',
    api_unreachable: 'The API cannot be reached',
    site_root: 'The address of the trust’s site is wrong',
    code_blocked: 'The form’s code did not load',
    offline: 'The device is offline',
    project_unknown: 'There is no such project',
    partner_unknown: 'The partner id is wrong',
    origin_unregistered: 'This page is not registered',
    opener_missing: 'There is no button',
    link_missing: 'There is no link for when the script is blocked',
    misspelt: 'A name is misspelt',
    option_unknown: 'An option is not understood',
    colour_unknown: 'The colour is not a colour',
  },
  sentences: {
    script_missing: () =>
      'No line of this page loads the widget. If Tag Manager loads it, paste the page as your browser shows it (“Inspect”, copy the html element).',
    script_twice: (times) =>
      `It is on the page ${times} times. The first one works and the others do nothing. Keep this one line.`,
    script_mixed: (builds) =>
      `Two builds are on the page: ${builds}. The first one works and the other does nothing. Keep one line.`,
    script_elsewhere: (source) =>
      `“${source}” is not the trust’s address, or its beginning is missing. A copy of the script gets no updates, and we cannot support it.`,
    script_trusts: (servers) =>
      `Scripts come from ${servers}. Each button needs a link to its own trust inside, or data-site-root. The first script has the others, the floating button and the address #donate.`,
    script_merged: (source) =>
      `“${source}” is not the script’s own line: an optimiser has merged or copied it. Exclude donate.js from merging. The options of its line are lost, and it gets no updates.`,
    element_open: (element) =>
      `${element} contains other parts of the page, so the widget ignores it. HTML does not know “/>”: write the closing tag. Put data-donate on the button itself, not around it.`,
    dialog_hidden: () =>
      'It hides what is named “donate-dialog”. The form drops this name and stays visible, but your ::part styles do not apply.',
    fetch_changed: () =>
      'A script of the page has replaced fetch, and the API does not answer it. If it adds headers, exclude the API’s address there.',
    builtin_missing: (names) =>
      `A script of the page has removed ${names}. Donors may get a link to the trust’s page instead of the form.`,
    root_closed: () =>
      'The widget cannot see presses inside it. Use <donate-button>, which works there, or a plain link to the trust’s page.',
    version_unknown: (build) =>
      `The address of “${build}” is empty: the trust has no such version. Use the version that updates itself.`,
    script_blocking: () => 'Without “async”, the browser stops drawing your page until the script has loaded.',
    integrity_wrong: (build) =>
      `A hash (integrity) is for a version that never changes, together with crossorigin="anonymous". On “${build}”, the browser refuses to run the script now or after its next update.`,
    csp: (directive) =>
      `The page’s policy does not allow the trust’s address in ${directive}. Write the directive like this.`,
    nonce_missing: () =>
      'The page’s policy allows only scripts with its nonce. Your server must write the same new nonce here as in the header.',
    api_answer: (root) => `“${root}” is not the trust’s API. Leave data-api-root out, or write it like this.`,
    api_unreachable: () =>
      'It is down, a content blocker blocks it, or data-api-root is wrong. Until then donors get a link to the trust’s page.',
    site_root: (root) =>
      `“${root}” is not the trust’s site, so sign-in, payment and links do not work. Leave data-site-root out.`,
    code_blocked: () =>
      'A content blocker or a filtering proxy blocks it. Donors get a link to the trust’s page instead.',
    offline: () => 'Connect it to the internet, then check again.',
    project_unknown: (id, projects) =>
      `The trust has no project “${id}”, so donors must choose one.${projects ? ` It has: ${projects}.` : ''}`,
    partner_unknown: (id) =>
      `“${id}” is no partner’s id, or this page is registered with another one. Donations would not be counted as yours.`,
    origin_unregistered: (origin) =>
      `${origin} is not registered yet. Donors can open the form and finish on the trust’s own page. These donations are not counted as yours.`,
    opener_missing: () => 'The script is on the page, but no button, form, link or floating button.',
    link_missing: (name) =>
      `If a blocker stops the script, this ${name} does nothing. A plain link to the trust’s page always works.`,
    misspelt: (name) => `The widget does not know “${name}”, so it has no effect. Write it like this.`,
    option_unknown: (option) => `${option} is not one of its values, so the widget uses its default.`,
    colour_unknown: (colour) =>
      `Browsers do not know the colour “${colour}”, so the buttons have no background. Write it like #1f5a5e, or leave data-accent out.`,
  },
}
