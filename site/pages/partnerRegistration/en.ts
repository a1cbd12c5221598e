export const en = {
  title: 'Register your page',
  lead: 'For owners of a page with our donate button. It costs nothing.',
  why: 'What registration changes',
  changes: [
    'Donors sign in in a small window and stay on your page until they pay. From a page that is not registered, they go to our own page.',
    'The sign-in window shows your name, so donors know who asks.',
    'We count the donations from your page as yours.',
  ],
  next: 'What happens next',
  steps: [
    'You get a confirmation by e-mail at once.',
    'Our office looks at your page and answers within three working days.',
    'You get your partner id. You need not change your page.',
  ],
  meanwhile: 'Until then your button works: donors finish on our own page.',
  form: 'Your page and you',
  organisation: 'Organisation',
  page: 'Address of your page',
  pageHint: 'For example https://www.example.org. One request is enough for all pages of a site.',
  name: 'Your name',
  email: 'E-mail',
  message: 'Message',
  optional: '(optional)',
  left: (letters: number) =>
    letters < 0 ? `${-letters} letters too many` : letters === 1 ? 'One letter left' : `${letters} letters left`,
  send: 'Ask for registration',
  problems: {
    'organisation:required': 'Enter the name of your organisation.',
    'page:required': 'Enter the address of your page.',
    'page:page_address': 'Enter the address of your page on the internet, for example https://www.example.org.',
    'page:https': 'The address must begin with https://. Donors cannot sign in safely from a page without it.',
    'page:registered': 'This page is registered already. If something does not work, please write to us.',
    'name:required': 'Enter your name.',
    'email:required': 'Enter your e-mail address.',
  },
  thanks: 'Thank you. We have your request.',
  thanksText: (email: string) =>
    `We have sent a confirmation to ${email}. Our office answers within three working days. Please give this number if you ask about it.`,
  reference: 'Reference number',
  another: 'Register another page',
}

export type RegistrationTexts = typeof en
