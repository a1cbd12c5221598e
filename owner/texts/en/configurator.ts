import { amountsOfKinds } from '../../../shared/texts/en/donationKinds.ts'
import type { Choices } from '../../configurator/choices.ts'
import type { Block } from '../../configurator/blocksFor.ts'

type Words = {
  [List in 'shape' | 'corner' | 'theme' | 'script' | 'view' | 'play' | 'place']: Record<
    Choices[List],
    string | readonly [string, string]
  >
}

const blocks: Record<Block['kind'], readonly [name: string, where: string]> = {
  html: ['Lines for HTML', 'Paste them where you want the button. The script’s line may also go into the page’s head.'],
  react: [
    'Component for React',
    'For React 19, which moves the script into the head and loads it once. In an older React put the script’s line into your index.html. For TypeScript, the package donate-widget has the types of the elements.',
  ],
  wordpress: [
    'Lines for WordPress',
    'In the block editor, add a “Custom HTML” block and paste. WordPress keeps the script for administrators and editors. In a network of sites (multisite), it keeps the script only for the super admin. For everyone else, the link stays and opens our page. The link looks like the buttons of your theme.',
  ],
  wixCode: [
    'Custom Code for Wix',
    'Settings, Custom Code, Add: place it in the end of the body, on the pages that you choose. Wix offers it on a paid plan with a domain of your own. It shows the floating button. Do not use an “Embed HTML” box: it is a frame that is too small for the form.',
  ],
  wixAddress: [
    'Address for a button of Wix',
    'Add a button in Wix and use this address as its link. It opens our page with your choices.',
  ],
  gtmTag: [
    'Custom HTML tag for Tag Manager',
    'New tag, Custom HTML, trigger “All Pages” or the page that you choose. It creates the script’s tag with a script, because Tag Manager drops the attributes of a pasted tag. With a nonce policy, allow Tag Manager itself first.',
  ],
  gtmPage: [
    'Line for the page itself',
    'Paste it where you want the button. Until Tag Manager has loaded the script, the link inside works by itself.',
  ],
  address: ['Link to these choices', 'For a colleague, or for later.'],
  reserve: [
    'Lines for its look',
    'Paste these above the others. With React, add them to your style sheet. With them, the link looks like the button in the preview, even before the script has loaded. Without them, it has your page’s own style.',
  ],
  policy: ['By address', ''],
  'policy-nonce': ['By nonce', 'Put the nonce on the script’s tag too. What it loads inherits the nonce.'],
  'ga4-page': [
    'For your page',
    'They count how far donors go: opened the form, pressed CONTINUE, left for the payment. Only our site knows whether the money arrived, so your page counts no purchase.',
  ],
  'ga4-manager': [
    'For your page, with Tag Manager',
    'Tag Manager alone brings no gtag. These lines, as a Custom HTML tag on all pages, hand the same steps to its data layer. Then make a GA4 event tag for each, with a trigger “Custom Event” of the same name.',
  ],
  'ga4-trust': [
    'For the trust’s own site',
    'One “purchase” for each transaction id, once our server has confirmed the payment. It belongs on the site with the outcome page, behind its gtag code, and has no effect elsewhere.',
  ],
}

export const configurator = {
  title: 'A donate button for your page',
  lede: 'Choose what it is for and how it looks, watch it work, and copy the lines. You need no account and no programmer.',
  show: 'Show these choices',
  what: 'What it is for',
  project: 'Project',
  anyProject: 'The donor chooses',
  noProjects: 'Our list of projects did not load. Reload the page to choose one.',
  purpose: 'Purpose',
  anyPurpose: 'The donor chooses',
  purposeAfter: 'Choose a project first. Each project has its own purposes.',
  amounts: 'Amounts in rupees',
  amountsHint: 'Up to four, separated by spaces, or none. Each amount gets its own button.',
  untakenAmounts: (words: string, most: string) => `Not taken: ${words}. Whole rupees only, and none above ${most}.`,
  amountsOf: amountsOfKinds,
  amountsFloating: 'With a floating button, the donor chooses the amount.',
  amountsInline: 'The form starts with the first amount.',
  /** Of the lists: a name, and perhaps what it means. */
  words: {
    shape: {
      button: ['Button', 'opens the form over your page'],
      floating: ['Floating button', 'stays in a corner'],
      inline: ['Form in the page', 'is open in your text'],
      link: ['Link', 'in your own style; also without the script'],
    },
    corner: { 'bottom-right': 'Bottom right', 'bottom-left': 'Bottom left' },
    theme: { auto: 'As the visitor’s device', light: 'Light', dark: 'Dark' },
    script: {
      newest: ['The newest', 'updates itself; what you rely on stays'],
      pinned: ['One that never changes', 'with its hash: the browser runs nothing else'],
    },
    view: { phone: 'Phone', desktop: 'Desktop' },
    play: {
      real: 'As it is',
      slow: ['Slow', 'every answer takes four seconds'],
      '401': ['Session ended (401)', 'at CONTINUE the donor must sign in again'],
      '500': ['Server fault (500)', 'at CONTINUE the donor sees an error, and nothing is paid'],
    },
    place: { html: 'Any page (HTML)', react: 'React', wordpress: 'WordPress', wix: 'Wix', gtm: 'Google Tag Manager' },
  } satisfies Words,
  looks: 'How it looks',
  shape: 'Shape',
  corner: 'Corner',
  lang: 'Language',
  asPage: 'As the page',
  theme: 'Light or dark',
  accent: 'Colour of the button',
  pick: 'Pick a colour',
  accentGood: (ratio: string) =>
    `The contrast of the words on it is ${ratio} to 1. Everybody can read them from 4.5 to 1.`,
  accentRefused: (asked: string, used: string) =>
    `“${asked}” is not a colour that we can read. Write it like #1f5a5e. Until then the button keeps our ${used}.`,
  accentFaint: 'On a white page it hardly looks like a button. It works on a coloured background.',
  sample: 'Donate Now',
  yours: 'Yours',
  partner: 'Your partner id',
  partnerHint:
    'You get it when you register your page. It has small letters, digits and hyphens. We count donations from your registered page as yours without it. With it, we also count donors who continue on our own page.',
  untakenPartner: (id: string) => `“${id}” is not taken: it cannot be a partner id.`,
  script: 'Which script',
  noPinned: 'We publish no fixed version at this address yet, so the lines name the newest.',
  preview: 'Live preview',
  previewFrame: 'Preview: a page with your lines in it',
  view: 'Width',
  toLines: 'To the lines',
  newTab: 'Open the preview in its own tab',
  backAgain:
    'Our own pages do not open inside a frame, so the preview has started again. Open it in its own tab to go the whole way.',
  play: 'Play it through',
  playLead:
    'Nothing here moves money. Sign in as asha@example.org with the password Namaste#2025. For the payment, this whole page leaves. To keep it, open the preview in its own tab.',
  endings: [
    ['Succeed', 'On the sandbox’s payment page press “Pay ₹…”.'],
    ['Fail', 'There press “Fail” under “Sandbox: end it another way”.'],
    ['Pending', 'There press “Leave pending”; settle it later in the sandbox control.'],
  ],
  lines: 'The lines',
  place: 'Where do they go?',
  blocks,
  policy: 'If your page has a content policy',
  policyLead:
    'Add these to your Content-Security-Policy. You need nothing for styles, frames, forms and Trusted Types.',
  analytics: 'Counting visits with Google Analytics 4',
  analyticsLead:
    'The widget does not count visitors and sets no cookie. It tells your page what happens, with ids and amounts, never a name. If you use Analytics and your visitors have agreed, these lines pass that on.',
  doctor: 'Something does not work?',
  doctorLead: 'The embed doctor checks your page and shows what is wrong.',
  doctorLink: 'To the embed doctor',
  registration: 'Is your page registered?',
  registrationLead:
    'On a registered page, donors stay on your page until they pay, and we count their donations as yours.',
  registrationLink: 'Ask for registration',
  updated: 'The preview and the lines follow your choice.',
  previewHeading: 'A page like yours',
  previewText: 'Your own text is here. Below is what you chose, made with the same lines that you copy.',
  previewAfter: 'Your page continues here.',
  previewFloating: 'The button floats in the corner of the page.',
}

export type ConfiguratorTexts = typeof configurator
