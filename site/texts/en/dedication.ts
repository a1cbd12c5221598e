/** English of a donation for someone: the card after the payment, and the page that ends reminders. */
import { dedication } from '../../../shared/texts/en/dedication.ts'

export const { occasions } = dedication

export const card = {
  title: 'For someone?',
  lead: 'Give this donation in somebody’s name. You get a card to print, or we mail it on the day. The card shows no amount.',
  start: 'Make a card',
  change: 'Change the card',
  cancel: 'Back',
  save: 'Save the card',
  saved: 'The card is saved.',
  print: 'Open the card to print',
  preview: 'The card',
  occasion: 'What for',
  choose: 'Choose one',
  special: 'One of your special days',
  noSpecial: 'None of them',
  name: 'Whose name',
  nameHint: 'As it should be written, in any script.',
  message: 'A few words',
  optional: '(optional)',
  messageHint: 'Up to four lines, without web addresses.',
  signature: 'Signed by',
  signatureHint: 'Leave it empty, and nobody learns from us who gave.',
  language: 'Language of the card',
  send: 'Mail the card to somebody',
  recipientName: 'Name of who gets the card',
  recipientEmail: 'E-mail of who gets the card',
  recipientHint: 'We write to it only for this card, and delete it 30 days later.',
  day: 'The day',
  dayHint: 'The mail leaves at 8 in the morning in India, today or up to a year ahead.',
  dayAlone: 'For the card and the reminder.',
  remind: 'Remind me by mail a week before next year’s day',
  again: 'Send the corrected card to the same person, once',
  states: {
    none: () => '',
    waiting: (to: string, day: string) => `We mail the card to ${to} on ${day}, in the morning in India.`,
    sent: (to: string, day: string) =>
      to ? `The card was mailed to ${to} on ${day}.` : `The card was mailed on ${day}.`,
    bounced: (to: string) =>
      to ? `The card could not be delivered to ${to}. You can print it.` : 'The card could not be delivered.',
    cancelled: () => 'The donation was returned, so the card is not sent.',
  },
  reminds: (day: string) => `We remind you by mail a week before ${day} of next year.`,
  unproven: 'To have a card mailed, first confirm your own e-mail address in your profile.',
  profile: 'Open your profile',
  problems: {
    control: 'Write it with letters only.',
    link: 'Write it without web and e-mail addresses. Put a space after a full stop.',
    lines: 'Use at most four lines.',
    'day:required': 'Choose the day.',
    'day:date': 'This day does not exist.',
    'day:past': 'Choose today or a later day. For a card to print, up to a year back.',
    'day:too_far': 'Choose a day within a year from now.',
  },
}

/** The page that a link in the reminder opens. */
export const reminder = {
  days: {
    title: 'Mails about special days',
    lead: 'One press, and we write to you no more before special days. Everything else stays as it is.',
    stopped: 'Done. We write to you no more before special days. You can switch it on again in your profile.',
  },
  deeds: {
    title: 'What your donation has done',
    lead: 'One press, and we send no more mails with pictures of it. Everything else stays as it is.',
    stopped:
      'Done. We mail you no more pictures of what donations have done. With an account you can switch it on again in your profile.',
  },
  stop: 'End these mails',
  useless: 'This link opens nothing',
  uselessText:
    'It is not complete, or the account was deleted. You can switch reminders off in your profile under notifications.',
  profile: 'Open your profile',
}
