/** English of the outcome of a payment. */
import { wordsEn } from '../../shared/words.en.ts'

export const outcomeEn = {
  inWords: wordsEn,
  outcome: {
    title: 'Your gift',
    checking: 'Looking up your gift',
    checkingText: 'We ask the payment provider. This takes a moment.',

    success: 'Your gift has arrived',
    successStatus: 'Confirmed',
    successText: (name: string) =>
      name ? `Thank you, ${name}. The bank has confirmed it.` : 'Thank you. The bank has confirmed it.',
    successNext: [
      'This page is your confirmation. Its address shows it again whenever you are signed in.',
      'The gift is used for the purpose that stands here.',
      'For questions, please name the transaction id.',
    ],

    failure: 'The payment did not go through',
    failureStatus: 'Not paid',
    failureText: 'No gift was made. Your choices are kept, so you can try again without writing anything twice.',
    failureNext: [
      'If your account was debited all the same, your bank returns the money by itself, mostly within 5 to 7 working days.',
      'Another card, UPI or net banking often helps.',
      'For questions, please name the transaction id.',
    ],
    openReceipt: 'Open the receipt',
    mailed: (email: string) => `Your receipt is also on its way to ${email}.`,
    mailAgain: 'Mail it again',
    mailedAgain: (email: string) => `The receipt is on its way to ${email} again.`,
    whatsApp: 'Send by WhatsApp',
    whatsAppText: (trust: string, link: string) =>
      `My donation receipt from ${trust}. It opens after I sign in: ${link}`,
    taxBenefit: (what: string, number: string) => `The trust is registered under ${what}: ${number}.`,

    dedication: 'A name to be written',
    dedicationWhy: (purpose: string) =>
      `You chose “${purpose}”. Tell us the name to write. It will be on your receipt, too.`,
    dedicationName: 'Name',
    dedicationOptional: '(optional)',
    dedicationHint: 'As it is to be written. Leave it empty if no name is to be written.',
    dedicationSave: 'Save the name',
    dedicated: (name: string) => `We will write: ${name}`,
    dedicationChange: 'Change the name',
    dedicationProblems: {
      too_long: 'Use at most 80 letters for the name.',
      control: 'Write the name with letters only, on one line.',
      unknown: 'No name is written for this purpose.',
    },
    reason: 'What the bank says',

    pending: 'Your gift is being confirmed',
    pendingStatus: 'Being confirmed',
    pendingOpened:
      'The payment page was opened, and we have not heard of a payment yet. If you have just paid, please stay a moment: this page looks again by itself.',
    pendingSettling:
      'The payment is on its way, and the bank has not given its word yet. This page looks again by itself.',
    doNotPay: 'Please do not pay again yet.',
    pendingNext: [
      'You can close this page. Its address shows the result later too.',
      'If your account was debited and the payment fails, your bank returns the money by itself.',
      'UPI payments are mostly settled within minutes, at times within a day.',
    ],
    pendingRested: 'We have looked for five minutes. It may take longer at the bank.',
    checkAgain: 'Check again',
    checkingAgain: 'Checking',

    signedOut: 'Sign in to see this gift',
    signedOutText:
      'Only the person who gave can see what became of a gift. After signing in you come back to this page.',
    signIn: 'Login',

    unknown: 'No gift found here',
    unknownText:
      'There is no gift with this transaction id in your account. The address may not be whole, or the gift was made from another account.',
    unnamed: 'Which donation do you mean?',
    unnamedText:
      'This page shows what became of one payment, also while the bank is still confirming it. Its address has to hold the transaction id. All your donations, with those that are being confirmed, are under “My donations”.',
    allDonations: 'My donations',
    otherAccount: 'Use another account',

    unreached: 'We cannot look it up just now',
    unreachedText:
      'This says nothing about your payment: it may well have arrived. Please do not pay again before you have seen the result here.',

    txnId: 'Transaction id',
    project: 'Project',
    purpose: 'Purpose',
    items: 'Items',
    itemUnknown: (id: number) => `Item ${id}`,
    date: 'Date',
    status: 'Status',
    partner: 'Given on the page of',
    details: 'The gift',
    next: 'What happens next',
    print: 'Print',
    tryAgain: 'Try again',
    giveAgain: 'See the other projects',
    back: 'To the ways to give',
    printed: (name: string) => `${name}. Printed from the trust’s site; not a tax receipt.`,
  },
}
