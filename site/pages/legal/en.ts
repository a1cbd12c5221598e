export const en = {
  privacy: 'Privacy Policy',
  terms: 'Terms & Conditions',
  both: 'Privacy and terms',
  privacyLead: 'What we keep about you, why, for how long, and what you can ask of us.',
  termsLead: 'The rules that apply when you donate, visit this site or create an account.',
  updated: (day: string) => `As of ${day}`,
}

export type LegalTexts = typeof en
