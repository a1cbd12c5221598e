export const en = {
  missing: 'This project is not here',
  missingText: 'It may have come to its end, or the address is mistyped. The other work goes on.',
  toList: 'See all the work',
  crumb: 'Projects',
  giveArea: 'Give',
  donate: 'Donate Now',
  ways: {
    item: 'You choose things and how many, each at its price.',
    flexible: 'You write the amount, large or small.',
    fixed: 'One share has a set amount. You say how many it shall be.',
  },
  receipt: 'You hear from us what the bank has confirmed, with a receipt for your tax papers.',
  handsInstead: 'Give your time instead',
  story: 'The story',
  share: {
    title: 'Tell others',
    device: 'Share',
    whatsApp: 'On WhatsApp',
    mail: 'By e-mail',
    address: 'Address of this page',
  },
}

export type ProjectDetailsTexts = typeof en
