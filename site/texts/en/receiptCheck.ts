/** English of the page that checks receipts. */

/** The page that checks receipts. */
export const receiptCheck = {
  title: 'Check a receipt',
  lead: 'Each receipt of the trust has a QR code with a signature. Scan it with your phone’s camera: this page then tells whether the receipt is genuine. The check is made on your device, after a first visit also without a network.',
  code: 'Link or text of the QR code',
  codeHint: 'It begins with the address of this page, or with “r1.”',
  codeMissing: 'Enter the link or the text of the QR code.',
  check: 'Check',
  checking: 'Checking',
  genuine: 'This receipt is genuine',
  genuineText: 'The trust signed exactly these facts. Compare them with the receipt in front of you.',
  changed: 'This is not a genuine receipt',
  changedText:
    'At least one character differs from what the trust signed, or the code was not read completely. Scan it again. If that does not help, ask the trust.',
  unknownKey: 'This page cannot check the receipt',
  unknownKeyText:
    'It was signed with a key that this page does not know. Load the page again with a network. If that does not help, it is not a receipt of this trust.',
  refunded: 'Genuine, but refunded',
  refundedText: (amount: string) =>
    `The trust returned the whole amount later (${amount}). The receipt proves no donation any more.`,
  cancelled: 'Genuine, but cancelled',
  cancelledText: 'The trust cancelled this donation later. The receipt proves no donation any more.',
  partRefunded: 'Genuine, but partly refunded',
  partRefundedText: (amount: string) => `The trust returned ${amount} later. The receipt proves the rest only.`,
  corrected: 'Genuine, but corrected later',
  correctedText: (version: number) => `Version ${version} replaces this receipt. Ask the donor for it.`,
  inHand: 'Genuine, subject to realisation',
  inHandText: 'The bank has not paid the donor’s cheque yet.',
  unknownNumber: 'The trust’s list has no receipt with this number. Please ask the trust.',
  beforeRestore:
    'The trust may have issued this number before it restored a backup, so its list does not show what happened later. Please ask the trust.',
  asking: 'Asking the trust whether it was refunded, corrected or cancelled later …',
  upToDate: 'It was not refunded, corrected or cancelled up to now.',
  offline: 'Without a network this page cannot tell whether it was refunded, corrected or cancelled later.',
  number: 'Receipt number',
  version: 'Version',
  day: 'Date of donation',
  amount: 'Amount',
  trust: 'Trust',
  name: 'Name on the receipt',
  nameHint: 'The code does not show the name. Type the name as it is on the receipt, to compare it.',
  compare: 'Compare',
  sameName: 'The name is the one on the genuine receipt.',
  otherName: 'The name differs from the genuine receipt. Check the spelling.',
}
