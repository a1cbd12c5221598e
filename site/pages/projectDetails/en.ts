import type { DonationType } from '../../../shared/contract/donation/donationType.ts'

/** How a donor chooses in a project of each type. */
const ways: Record<DonationType, string> = {
  item: 'You choose the items and how many of each.',
  flexible: 'You choose the amount.',
  fixed: 'One share has a fixed amount. You choose how many shares.',
}

export const en = {
  missing: 'This project is not here',
  missingText: 'The project may have ended, or the address is not correct. You can choose another project.',
  toList: 'See all projects',
  crumb: 'Projects',
  giveArea: 'Donate',
  donate: 'Donate Now',
  ways,
  receipt: 'You get a receipt after the bank has confirmed your payment.',
  tax: (label: string) => `The trust is registered for tax deduction: ${label}. Registration number:`,
  handsInstead: 'Volunteer for this project',
  story: 'About the project',
  share: {
    title: 'Tell others',
    device: 'Share',
    whatsApp: 'On WhatsApp',
    mail: 'By e-mail',
    address: 'Address of this page',
  },
}

export type ProjectDetailsTexts = typeof en
