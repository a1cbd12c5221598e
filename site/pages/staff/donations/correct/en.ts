export const en = {
  title: 'Correct the donation',
  lead: 'If the amount, the way, the day, the number or the purpose was entered wrongly. The ledger keeps the old entry, and adds what changed.',
  open: 'Correct this donation',
  cancel: 'Cancel',
  note: 'Why is it corrected?',
  mailed: 'The donor gets a new version of the receipt by mail, if there is an e-mail address.',
  problems: {
    'note:required': 'Write 3 letters or more.',
    other_year: 'The receipt’s number names its financial year, from April to March. Enter a day of the same year.',
  },
  save: 'Save and issue a new version',
  saved: (version: number) => `Corrected. Version ${version} of the receipt is issued.`,
}

export type CorrectTexts = typeof en
