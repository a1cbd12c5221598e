import type { Block } from './lines.ts'

const blocks: Record<Block['kind'], { name: string; where: string }> = {
  html: {
    name: 'Lines for HTML',
    where: 'Paste them where the button is to stand. The script’s line may also go into the page’s head.',
  },
  react: {
    name: 'Component for React',
    where:
      'For React 19, which moves the script into the head and loads it once. In an older React put the script’s line into your index.html. In TypeScript the package donate-widget brings the types of the elements.',
  },
  wordpress: {
    name: 'Lines for WordPress',
    where:
      'In the block editor, add a “Custom HTML” block and paste. WordPress keeps the script for administrators and editors. In a network of sites (multisite), it keeps the script only for the super admin. For everyone else, the link stays and opens our page. The link looks like the buttons of your theme.',
  },
  wixCode: {
    name: 'Custom Code for Wix',
    where:
      'Settings, Custom Code, Add: place it in the end of the body, on the pages that you choose. Wix offers it on a paid plan with a domain of your own. It brings the floating button. Do not use an “Embed HTML” box: its contents live in a frame that is too small for a form.',
  },
  wixAddress: {
    name: 'Address for a button of Wix',
    where: 'Draw a button in Wix and give it this web address as its link. It leads to our page, with your choices.',
  },
  gtmTag: {
    name: 'Custom HTML tag for Tag Manager',
    where:
      'New tag, Custom HTML, trigger “All Pages” or the page that you choose. It makes the script’s tag by script, since Tag Manager drops the attributes of one that is pasted. Under a nonce policy Tag Manager itself must be allowed first.',
  },
  gtmPage: {
    name: 'Line for the page itself',
    where: 'Where the button is to stand. Until Tag Manager has brought the script, the link inside works by itself.',
  },
}

export const en = {
  title: 'A donate button for your page',
  lede: 'Choose what it is for and how it looks, watch it work, and copy the lines. You need no account and no programmer.',
  show: 'Show these choices',
  what: 'What it is for',
  project: 'Project',
  anyProject: 'The giver chooses',
  noProjects: 'Our list of projects did not answer just now. Reload the page to choose one.',
  purpose: 'Purpose',
  anyPurpose: 'The giver chooses',
  purposeAfter: 'Choose a project first: each has purposes of its own.',
  amounts: 'Amounts in rupees',
  amountsHint: 'Up to four, with spaces between, or none. Several make a button each.',
  untakenAmounts: (words: string, most: string) => `Not taken: ${words}. Whole rupees only, and none above ${most}.`,
  amountsItem: 'This project counts in things, not in rupees: amounts have no effect.',
  amountsFloating: 'A floating button leaves the amount to the giver.',
  amountsInline: 'A form begins with the first amount.',
  amountsFixed: 'This project has a fixed price: only its multiples are taken.',
  looks: 'How it looks',
  shape: 'Shape',
  shapes: {
    button: ['Button', 'opens the form over your page'],
    floating: ['Floating button', 'stays in a corner'],
    inline: ['Form in the page', 'stands open in your text'],
    link: ['Link', 'in your own style; also without the script'],
  },
  corner: 'Corner',
  corners: { 'bottom-right': 'Bottom right', 'bottom-left': 'Bottom left' },
  lang: 'Language',
  langs: { page: 'As the page', en: 'English', hi: 'हिन्दी (Hindi)' },
  theme: 'Light or dark',
  themes: { auto: 'As the visitor’s device', light: 'Light', dark: 'Dark' },
  accent: 'Colour of the button',
  pick: 'Pick a colour',
  accentGood: (ratio: string) =>
    `The words on it have a contrast of ${ratio} to 1. At least 4.5 is needed, so all can read them.`,
  accentRefused: (asked: string, used: string) =>
    `“${asked}” is not a colour that we can read. Write it like #1f5a5e. Until then the button keeps our ${used}.`,
  accentFaint: 'On a white page it will hardly be seen as a button; it reads well on a coloured ground.',
  sample: 'Donate Now',
  yours: 'Yours',
  partner: 'Your partner id',
  partnerHint:
    'We give it to you when you register your page. Small letters, digits and hyphens. Gifts from your registered page are counted as yours without it; it also counts those whose givers go on to our own page.',
  untakenPartner: (id: string) => `“${id}” is not taken: it cannot be a partner id.`,
  script: 'Which script',
  scripts: {
    newest: ['The newest', 'mends itself; changes nothing that you rely on'],
    pinned: ['One that never changes', 'with its hash: the browser runs nothing else'],
  },
  noPinned: 'We publish no fixed version at this address yet, so the lines name the newest.',
  preview: 'Live preview',
  previewFrame: 'Preview: a page with your lines in it',
  view: 'Width',
  views: { phone: 'Phone', desktop: 'Desktop' },
  toLines: 'To the lines',
  newTab: 'Open the preview in a tab of its own',
  backAgain:
    'Our own pages do not open inside a frame, so the preview has begun again. Open it in a tab of its own to go the whole way.',
  play: 'Play it through',
  playLead:
    'Nothing here moves money. Sign in as asha@example.org with the password Namaste#2025. For the payment this whole page leaves; to keep it, open the preview in a tab of its own.',
  plays: {
    real: ['As it is', ''],
    slow: ['Slow', 'every answer takes four seconds'],
    '401': ['Session ended (401)', 'at CONTINUE the giver is asked to sign in again'],
    '500': ['Server fault (500)', 'at CONTINUE the giver is told, and nothing is paid'],
  },
  endings: [
    ['Succeed', 'On the sandbox’s payment page press “Pay ₹…”.'],
    ['Fail', 'There press “Fail” under “Sandbox: end it another way”.'],
    ['Pending', 'There press “Leave pending”; settle it later in the sandbox control.'],
  ],
  lines: 'The lines',
  place: 'Where will they stand?',
  places: { html: 'Any page (HTML)', react: 'React', wordpress: 'WordPress', wix: 'Wix', gtm: 'Google Tag Manager' },
  blocks,
  reserve: {
    page: 'Paste these above the others as well: they make the link the button that the preview shows, also before the script has come. Without them it is in your page’s own style.',
    sheet:
      'Add these to your style sheet: they make the link the button that the preview shows, also before the script has come. Without them it is in your page’s own style.',
  },
  reserveName: 'Lines for its look',
  link: 'Link to these choices',
  linkLead: 'For a colleague, or for later.',
  policy: 'If your page has a content policy',
  policyLead:
    'Add these to what your Content-Security-Policy already allows. Styles, frames, forms and Trusted Types need nothing.',
  policyHosts: 'By address',
  policyNonce: 'By nonce',
  policyNonceWhere: 'Put the nonce on the script’s tag as well; what it loads inherits it.',
  analytics: 'Counting visits with Google Analytics 4',
  analyticsLead:
    'The widget counts nobody and sets no cookie. It tells your page what happens, in ids and rupees, never a name. If you use Analytics and your visitors have agreed, these lines pass that on.',
  partnerAnalytics: 'For your page',
  partnerAnalyticsWhere:
    'How far givers go: opened, pressed CONTINUE, left for the payment. Whether the money came is known only on our site, so your page counts no purchase.',
  managerAnalytics: 'For your page, with Tag Manager',
  managerAnalyticsWhere:
    'Tag Manager alone brings no gtag. These lines, as a Custom HTML tag on all pages, hand the same steps to its data layer. Then make a GA4 event tag for each, with a trigger “Custom Event” of the same name.',
  trustAnalytics: 'For the trust’s own site',
  trustAnalyticsWhere:
    'One “purchase” for each transaction id, once our server has confirmed the payment. It belongs on the site with the outcome page, behind its gtag code, and has no effect elsewhere.',
  doctor: 'Something does not work?',
  doctorLead: 'The embed doctor reads your page and says what stands in the way.',
  doctorLink: 'To the embed doctor',
  updated: 'The preview and the lines follow your choice.',
  previewHeading: 'A page like yours',
  previewText: 'This stands for your own text. What you chose follows below, made by the very lines that you copy.',
  previewAfter: 'And here your page goes on.',
  previewFloating: 'The button floats in the corner of the page.',
}

export type ConfiguratorTexts = typeof en
