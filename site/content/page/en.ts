export const en = {
  facts: 'In short',
  questions: 'Often asked',
  empty: 'Nothing has been written here yet. Please write or telephone, and we will gladly tell you.',
  ask: 'Write to us',
  gives: 'What a gift does',
  givesLead: (project: string) => `Each of these is for “${project}”. Any other amount is as welcome.`,
  give: 'Give',
  giveAmount: (amount: string) => `Give ${amount}`,
  choose: 'Choose',
  chooseFor: (effect: string) => `Choose: ${effect}`,
  giveTo: (project: string) => `Give to ${project}`,
  hands: 'With your own hands',
  handsLead: 'Whoever has time rather than money is needed as much.',
  offer: 'Offer your time',
  since: (year: number) => `Since ${year}`,
}

export type ContentPageTexts = typeof en
