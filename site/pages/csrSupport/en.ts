export const en = {
  title: 'CSR support',
  text: 'How a company gives, what it receives, and whom to ask.',
  registrations: 'Registrations',
  contact: 'Whom to ask',
  contactLead: 'One address and one number for companies.',
  email: 'E-mail for companies',
  phone: 'Telephone',
  partners: 'Companies that give',
  collaborators: 'Those with whom the work is done',
  since: (year: number) => `Since ${year}`,
  button: 'The button on your own page',
  project: 'Which work shall it be for?',
  anyProject: 'The giver chooses',
  code: 'Two lines for your page',
  copyCode: 'both lines',
  tryIt: 'This is what it opens',
  donate: 'Donate Now',
  toolsTitle: 'More than two lines',
  configurator:
    'Choose colour, shape and amounts, see it live, and copy lines for React, WordPress, Wix or Tag Manager',
  doctor: 'Let the embed doctor look why a button does not work',
  register: 'Register your page as a partner’s, so that donations from it are counted as yours',
  effectsTitle: 'What it does to your page',
  effects: [
    'Your page loads one small script. On a good line the form’s files follow once your page is complete and at rest.',
    'It sets no cookie, and stores nothing on your pages.',
    'It lives in a shell of its own: your style sheet stays yours, and ours stays ours.',
    'Where scripts are blocked, the link inside leads to our donation page.',
  ],
}

export type CsrTexts = typeof en
