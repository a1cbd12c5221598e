export const en = {
  title: 'CSR support',
  text: 'How a company can donate, what it receives, and whom to ask.',
  registrations: 'Registrations',
  contact: 'Whom to ask',
  contactLead: 'One address and one number for companies.',
  email: 'E-mail for companies',
  phone: 'Telephone',
  partners: 'Companies that support us',
  collaborators: 'Who we work with',
  since: (year: number) => `Since ${year}`,
  button: 'The button on your own page',
  project: 'Which project is it for?',
  anyProject: 'The donor chooses',
  code: 'Two lines for your page',
  copyCode: 'both lines',
  tryIt: 'Try the button',
  donate: 'Donate Now',
  toolsTitle: 'More tools',
  configurator:
    'Choose colour, shape and amounts, see it live, and copy lines for React, WordPress, Wix or Tag Manager',
  doctor: 'If a button does not work, ask the embed doctor why',
  register: 'Register your page, and we count donations from it as yours',
  effectsTitle: 'What it does to your page',
  effects: [
    'Your page loads one small script. On a fast connection, the form’s files load after your page has loaded.',
    'It sets no cookie, and stores nothing on your pages.',
    'It has its own styles. Your style sheet does not change the form, and ours does not change your page.',
    'If scripts are blocked, the link inside the button opens our donation page.',
  ],
}

export type CsrTexts = typeof en
