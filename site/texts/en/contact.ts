/** English of the pages on which a visitor writes to the trust. */

/** Both forms. */
const visitor = {
  name: 'Your name',
  email: 'E-mail',
  optional: '(optional)',
  left: (letters: number) =>
    letters < 0 ? `${-letters} letters too many` : letters === 1 ? 'One letter left' : `${letters} letters left`,
  reference: 'Reference number',
}

/** The contact page. */
export const contact = {
  ...visitor,
  title: 'Contact us',
  lead: 'Write to us, call us or visit us.',
  write: 'Write to us',
  writeLead: 'We read all messages every morning except Sunday. You get an answer within three days.',
  phone: 'Telephone',
  phoneHint: 'If you would like us to call you.',
  subject: 'Subject',
  message: 'Your message',
  /** By field and code. */
  problems: {
    'name:required': 'Enter your name.',
    'name:too_short': 'Enter your name, with at least 2 letters.',
    'name:too_long': 'Use at most 150 letters for your name.',
    'name:invalid': 'Write your name with letters only, on one line.',
    'phone:phone': 'Enter a telephone number with ten digits, or one from abroad with its country code.',
    'subject:required': 'Enter the subject of your message.',
    'subject:too_long': 'Use at most 120 letters for the subject.',
    'subject:invalid': 'Write the subject on one line.',
    'message:required': 'Enter your message.',
    'message:too_short': 'Enter a message with at least ten letters.',
    'message:too_long': 'Use at most 4,000 letters for your message.',
  },
  send: 'Send the message',
  thanks: 'Thank you. We have received your message.',
  thanksText: (email: string) => `A copy is on its way to ${email}. Please give this number if you ask about it.`,
  another: 'Write another message',
  reach: 'How to reach us',
  reachMissing: 'Please call us before you start. We will tell you the way.',
  detailsMissing: 'The address could not be loaded. You can still write to us with the form on this page.',
  come: 'How to come',
  map: 'Drawn map of Devkinara, north at the top. South of the river: railway station, bus stand and Ghat Road. A rope bridge crosses it. North of the river: ashram, school, clinic and cow shelter. The list names the same places, with the numbers of the map.',
  river: 'The river',
  road: 'Ghat Road',
  north: 'N',
  onMap: 'From place to place',
  // Other languages have other words in the same places.
  places: [
    ['Railway station', 'In the plains, five hours away by bus.'],
    ['Bus stand', 'On Ghat Road, south of the river. Cars can go no further.'],
    ['Rope bridge', 'Down the steps from Ghat Road. For people on foot.'],
    ['Ashram and kitchen', 'On the other bank, to the right, up to the gate.'],
    ['Bathing steps', 'Below the ashram. Boats land beside them.'],
    ['Riverside School', 'Straight on from the bridge, uphill.'],
    ['Free clinic', 'Further along the path past the ashram.'],
    ['Cow shelter', 'From the bridge to the left, where the meadows begin.'],
  ] as ReadonlyArray<readonly [place: string, how: string]>,
}

/** The page on which a page owner asks to be registered. */
export const registration = {
  ...visitor,
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
  message: 'Message',
  send: 'Ask for registration',
  problems: {
    'organisation:required': 'Enter the name of your organisation.',
    'page:required': 'Enter the address of your page.',
    'page:page_address': 'Enter the address of your page on the internet, for example https://www.example.org.',
    'page:https': 'The address must begin with https://. Donors cannot sign in safely from a page without it.',
    'page:registered': 'This page is registered already. If something does not work, please write to us.',
    'name:required': 'Enter your name.',
  },
  thanks: 'Thank you. We have your request.',
  thanksText: (email: string) =>
    `We have sent a confirmation to ${email}. Our office answers within three working days. Please give this number if you ask about it.`,
  another: 'Register another page',
}
