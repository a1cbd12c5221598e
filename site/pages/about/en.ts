export const en = {
  title: 'About us',
  text: 'Who we are, what we keep to, and who answers for it.',
  contents: 'On this page',
  values: 'What we keep to',
  timeline: 'Year by year',
  trustees: 'The trustees',
  trusteesLead: 'They answer for the trust, and are not paid for it.',
  empty: 'Nothing has been written here yet.',
}

export type AboutTexts = typeof en
