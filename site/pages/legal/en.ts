export const en = {
  privacy: 'Privacy Policy',
  terms: 'Terms & Conditions',
  both: 'Privacy and terms',
  privacyLead: 'What we keep about you, why, for how long, and what you can ask of us.',
  termsLead: 'What holds when you give, visit this site or make an account.',
  updated: (day: string) => `As of ${day}`,
}

export type LegalTexts = typeof en
