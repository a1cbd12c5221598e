export const en = {
  title: 'About us',
  text: 'Who we are, what we value, and who is responsible.',
  contents: 'On this page',
  values: 'Our values',
  timeline: 'Year by year',
  trustees: 'The trustees',
  trusteesLead: 'They are responsible for the trust. They are not paid.',
  empty: 'This page is still empty.',
}

export type AboutTexts = typeof en
