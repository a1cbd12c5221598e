export const en = {
  facts: 'In short',
  questions: 'Frequently asked questions',
  empty: 'This page is still empty. Please write to us or call us, and we will gladly tell you more.',
  ask: 'Write to us',
  gives: 'What your donation does',
  givesLead: (project: string) => `Each of these amounts is for “${project}”. You can also donate any other amount.`,
  amount: 'Amount',
  effect: 'What it does',
  give: 'Donate',
  giveAmount: (amount: string) => `Donate ${amount}`,
  choose: 'Choose',
  chooseFor: (effect: string) => `Choose: ${effect}`,
  giveTo: (project: string) => `Donate to ${project}`,
  hands: 'Volunteer with us',
  handsLead: 'You can also help with your time.',
  offer: 'Become a volunteer',
}

export type ContentPageTexts = typeof en
