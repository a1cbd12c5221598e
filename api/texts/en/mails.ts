import type { StopWay } from '../../../shared/contract/staff/mandates.ts'
import type { CancelReason } from '../../../shared/contract/staff/offlineDonation.ts'

/** Of money that the trust gave back. */
interface Returned {
  name: string
  /** Of the receipt. */
  number: string
  amount: string
  day: string
  project: string
  /** '' if nothing is left. */
  left: string
}

/** Of a cancelled donation. */
interface Cancelled {
  name: string
  /** Of the receipt. */
  number: string
  amount: string
  day: string
  project: string
  reason: CancelReason
}

const cancelReasons: Record<CancelReason, string> = {
  bounced: 'The bank has not paid the cheque.',
  not_arrived: 'The money has not reached us.',
  twice: 'We had entered this donation twice by mistake. Your other receipt stays valid.',
  other: 'It was entered by mistake.',
}

/** A registration of the trust that ends soon. `day` is its last one, `days` how many are left. */
interface Registration {
  name: string
  number: string
  day: string
  days: number
  url: string
}

/** A link that staff made for a donor on the telephone. `day` is its last one. */
interface PaymentLink {
  name: string
  amount: string
  project: string
  day: string
  note: string
  url: string
}

/** A monthly donation. `link` opens it without signing in. Amounts and days are written out. */
interface MonthlyMail {
  name: string
  project: string
  amount: string
  link: string
}

const stopWays = (link: string) =>
  `You can change or stop it in two taps, without signing in:\n\n${link}\n\nYou can also stop it in your UPI app, at your bank, or at upihelp.npci.org.in. If something is wrong, answer this mail.`

/** How a donor asked staff to stop a monthly donation. */
const stopAsked: Record<StopWay, string> = {
  phone: 'by telephone',
  mail: 'by e-mail',
  letter: 'by letter',
  in_person: 'in person',
}

/** Mails to donors, visitors and staff. */
export const mails = {
  monthlyAgreed: ({
    name,
    project,
    amount,
    link,
    most,
    day,
    until,
  }: MonthlyMail & { most: string; day: number; until: string }) => ({
    subject: `You give ${amount} every month`,
    action: 'See or stop it',
    text: `Namaste ${name},\n\nThank you. You agreed to give ${amount} to ${project} every month, on day ${day}, until ${until}. No single debit is above ${most}. Before each debit your bank, your app or we tell you, and after it you get a receipt.\n\n${stopWays(link)}`,
  }),
  monthlyFailed: ({ name, project, amount, url, link }: MonthlyMail & { url: string }) => ({
    subject: 'This month’s donation was not debited',
    action: 'Give this month',
    text: `Namaste ${name},\n\nYour bank could not debit ${amount} for ${project} this month. That happens often, and nothing is wrong with your account with us. We do not try again this month.\n\nIf you like, give by hand:\n\n${url}\n\n${stopWays(link)}`,
  }),
  monthlyNotice: ({ name, project, amount, link, day }: MonthlyMail & { day: string }) => ({
    subject: `${amount} will be debited on ${day}`,
    action: 'See, skip or stop it',
    text: `Namaste ${name},\n\nOn ${day} your bank debits ${amount} for ${project}, as you agreed. The bank may need two days more until the money is here. Then you get a receipt.\n\n${stopWays(link)}`,
  }),
  monthlyStopAsked: ({ name, project, amount, link, way, day }: MonthlyMail & { way: StopWay; day: string }) => ({
    subject: 'We are stopping your monthly donation',
    action: 'See your monthly donation',
    text: `Namaste ${name},\n\nYou asked us ${stopAsked[way]} on ${day} to stop your monthly donation of ${amount} to ${project}. From now on we debit nothing. We have asked the payment provider to end it, and write to you again when the end is confirmed.\n\nIf you did not ask for this, answer this mail.\n\n${link}`,
  }),
  monthlyEnded: ({ name, project, amount, link }: MonthlyMail) => ({
    subject: 'Your monthly donation has ended',
    action: 'See what you gave',
    text: `Namaste ${name},\n\nYour monthly donation of ${amount} to ${project} has ended; the payment provider has confirmed it. Nothing more is debited. Thank you for every month.\n\n${link}`,
  }),
  /** A card for somebody who may not know the trust. `from` names the donor as the donor signed. */
  card: {
    hello: (name: string) => `Namaste ${name},`,
    corrected: 'This card replaces the one that we sent you before.',
    from: (signature: string, project: string) =>
      `${signature} has given a donation for ${project}, and asked us to send you this card.`,
    text: (project: string) => `A donation was given for ${project}, and the donor asked us to send you this card.`,
    attached: 'The card is in the attached file. You can print it.',
    why: (trust: string) =>
      `${trust} sends this mail once, because the donor asked for it. We delete your address after 30 days and write nothing else to it. If the mail is not meant for you, answer it and we delete the address at once.`,
  },
  dayReminder: {
    subject: (title: string, day: string) => `${title}: ${day}`,
    action: 'Give again',
    hello: (name: string) => `Namaste ${name},`,
    text: (title: string, project: string, day: string) =>
      `Last year you gave a donation for ${project}. It was given so: ${title}. The day comes again on ${day}. You asked us to remind you once.`,
    again: 'If you like, give again:',
    stop: 'No more mails about special days? One press here ends them, without signing in:',
  },
  newPassword: (link: string, minutes: number) => ({
    subject: 'Choose a new password',
    action: 'Choose a new password',
    text: `Namaste,\n\nOpen this link to choose a new password. It works once, for ${minutes} minutes:\n\n${link}\n\nIf you did not ask for it, ignore this mail; your password stays as it is.`,
  }),
  emailCode: (code: string, minutes: number) => ({
    subject: 'Confirm your e-mail address',
    text: `Namaste,\n\nType this code in your profile to confirm your e-mail address. It works for ${minutes} minutes:\n\n${code}\n\nWe never ask for it by telephone or mail. If you did not ask for it, ignore this mail and give the code to nobody.`,
  }),
  signInCode: (code: string, minutes: number, host: string) => ({
    subject: `${code} is your code to sign in`,
    text: `Namaste,\n\nType this code at ${host} to sign in. It works once, for ${minutes} minutes:\n\n${code}\n\nWe never ask for it by telephone or mail. If you did not ask for it, ignore this mail and give the code to nobody.`,
  }),
  passwordEnded: {
    subject: 'The old password of your account has ended',
    text: 'Namaste,\n\nYou just signed in with a code, and so confirmed that this e-mail address is yours.\n\nThe account had a password that was chosen before anybody confirmed the address. It has ended, and every earlier sign-in with it, because somebody else could have chosen it.\n\nYou can always sign in with a code. If you want a password, choose a new one in your profile.',
  },
  staffAccess: (link: string, hours: number) => ({
    subject: 'You now work with the trust’s records',
    action: 'Choose a new password',
    text: `Namaste,\n\nYour account now has a role at the trust’s staff desk. Before you can use it, choose a new password. This link works once, for ${hours} hours:\n\n${link}\n\nEvery earlier sign-in to this account has ended. A former password and a former code do not work any more.\n\nIf you did not expect this, please tell an administrator of the trust.`,
  }),
  taken: (login: string, reset: string) => ({
    subject: 'You already have an account',
    action: 'Sign in',
    text: `Namaste,\n\nSomebody just tried to make an account with this e-mail address. It has one already, and nothing has changed.\n\nIf it was you, sign in:\n\n${login}\n\nIf you have forgotten the password, choose a new one:\n\n${reset}\n\nIf it was not you, there is nothing to do.`,
  }),
  passwordChanged: {
    subject: 'Your password was changed',
    text: 'Namaste,\n\nThe password of your account was just changed, and it was signed out everywhere else.\n\nIf that was not you, ask for a new password at once and tell us.',
  },
  secondFactor: {
    on: {
      subject: 'Your account now asks for a code',
      text: 'Namaste,\n\nFrom now on, signing in to your account needs a code of your authenticator app. It was signed out everywhere else.\n\nIf that was not you, tell an administrator of the trust at once.',
    },
    off: {
      subject: 'Your account no longer asks for a code',
      text: 'Namaste,\n\nSigning in to your account no longer needs a code of an authenticator app.\n\nIf that was not you, choose a new password and tell an administrator of the trust at once.',
    },
  },
  paymentLink: ({ name, amount, project, day, note, url }: PaymentLink) => ({
    subject: `Your donation of ${amount} for ${project}`,
    action: 'Open the donation',
    text: [
      `Namaste ${name},`,
      `as we agreed by telephone, this link opens your donation of ${amount} for ${project}. It works until ${day}.`,
      note,
      url,
      'You sign in or make an account, so that the receipt has your name. We never ask for a password or a code by telephone. If you know nothing of this, please ignore this mail.',
    ]
      .filter(Boolean)
      .join('\n\n'),
  }),
  registrationEnds: ({ name, number, day, days, url }: Registration) => ({
    subject: `${name}: the registration ends on ${day}`,
    action: 'Open the staff desk',
    text: `Namaste,\n\nThe trust’s registration ${[name, number].filter(Boolean).join(', ')} ends on ${day}. ${days === 0 ? 'That is today.' : days === 1 ? 'One day is left.' : `${days} days are left.`}\n\nPlease have it renewed, and enter the new one in the content. Then these mails end.\n\n${url}`,
  }),
  refunded: (name: string, amount: string, project: string, txnId: string) => ({
    subject: `A refund of ${amount}`,
    text: `Namaste ${name},\n\nWe have refunded ${amount} of your donation for ${project} (transaction ${txnId}). It goes to the account or card from which you paid. Your bank shows it within five to seven working days.\n\nPlease do not claim a tax deduction for the refunded amount.`,
    action: 'Open your donations',
  }),
  /** Money of an offline donation. `left`: what still counts. */
  returned: ({ name, number, amount, day, project, left }: Returned) => ({
    subject: `We returned ${amount} of your donation`,
    text: `Namaste ${name},\n\nOn ${day} we returned ${amount} of your donation for ${project} (receipt ${number}). ${left ? `${left} of it still counts.` : 'So this receipt is no longer proof of a donation.'}\n\nPlease do not claim a tax deduction for what was returned. If you think that this is a mistake, please write to us.`,
  }),
  cancelled: ({ name, number, amount, day, project, reason }: Cancelled) => ({
    subject: `Receipt ${number} is cancelled`,
    text: `Namaste ${name},\n\nWe have cancelled the receipt ${number} of ${day} for ${amount} (${project}). ${cancelReasons[reason]}\n\nThis receipt is no longer proof of a donation. Please do not claim a tax deduction for it.\n\nIf you think that this is a mistake, please write to us.`,
  }),
  /** A message to the trust. */
  written: {
    message: 'Your message',
    volunteer: 'Your offer to help',
    partner: 'Your request to register a page',
  },
  acknowledgement: (what: string, reference: string) => ({
    subject: `${what} has arrived (${reference})`,
    text: `Namaste,\n\n${what} has arrived. We answer within three working days. If you ask about it, please give this number: ${reference}.\n\nIf you did not write to us, please ignore this mail. Somebody gave your address by mistake.`,
  }),
  /** `form` is the name of the certificate's form, e.g. `114`; `year` as `2026-27`. */
  certificate: {
    subject: (form: string, year: string) => `Your certificate of donation for ${year} (Form ${form})`,
    hello: (name: string) => `Namaste ${name},`,
    ready: (form: string, year: string) =>
      `The tax office has issued your certificate of donation (Form ${form}) for the tax year ${year}. You need it for your tax return.`,
    revised: (form: string, year: string) =>
      `The tax office has issued a new certificate of donation (Form ${form}) for the tax year ${year}. It replaces the earlier one. Please use only the new one.`,
    attached: 'You find it in the attached file. It contains your tax number, so please keep it safe.',
    action: 'Open your donations',
    link: 'You find it among your donations. Only you can see it, so the page asks you to sign in:',
  },
  panReminder: {
    subject: (year: string) => `Your PAN is missing for the tax statement of ${year}`,
    hello: (name: string) => `Namaste ${name},`,
    missing: (year: string, amount: string, day: string) =>
      `Receipts of your donations in the tax year ${year} (${amount}) have no PAN. The trust files its statement of donors by ${day}. Donations without a PAN are not in it, so the tax office issues no certificate for them.`,
    action: 'Add your PAN',
    profile: 'Add your PAN in your profile. Never send it by mail:',
    receipts: 'Then open each receipt and add the PAN to it:',
    optional: 'If you need no certificate, there is nothing to do. We write about this once a year.',
  },
  /** With the picture, and between the paragraphs the two lines of staff. */
  deed: {
    hello: (name: string) => `Namaste ${name},`,
    lead: (project: string) => `This is what your donation to ${project} has done:`,
    action: 'See it at your donation',
    history: 'You find the picture at your donation, too. Only you can see it, so the page asks you to sign in:',
    stop: 'You want no such mails? One press ends them, without signing in:',
  },
  receipt: {
    subject: (number: string, amount: string) => `Receipt ${number} for your donation of ${amount}`,
    hello: (name: string) => `Namaste ${name},`,
    thanks: 'Thank you. Your donation has arrived.',
    replaces: (version: number) =>
      `This is version ${version} of your receipt. It replaces the one that we mailed before, so please use only this one.`,
    named: 'We mail your receipt again because it now has the name that you told us. Nothing else has changed.',
    amount: 'Amount',
    project: 'Project',
    purpose: 'Purpose',
    name: 'In the name of',
    date: 'Date',
    number: 'Receipt number',
    txnId: 'Transaction id',
    action: 'Open your receipt',
    link: 'Open, print or save your receipt. Only you can see it, so the page asks you to sign in:',
    monthly: (link: string) =>
      `It belongs to your monthly donation. See, change or stop that in two taps, without signing in:\n${link}\n\nYou did not expect this debit, or something is wrong? Answer this mail. You can also complain to your bank or in your UPI app.`,
    registered: (what: string, number: string) => `Our registration under ${what}: ${number}`,
    pan: 'A receipt that counts for tax needs your PAN. You can add it in your profile; never send it by mail:',
  },
}

/** Messages to phones. The trust registers each of them word by word (docs/mail.md). */
export const sms = {
  // The last line lets a browser on the same phone offer the code, at this host only.
  signInCode: (code: string, minutes: number, host: string) =>
    `${code} is your code to sign in at ${host}. It works for ${minutes} minutes. Give it to nobody.\n\n@${host} #${code}`,
}

/** Notifications, and the kinds with a switch. */
export const notifications = {
  types: {
    gift_confirmed: {
      title: 'Donation confirmed',
      text: 'When your payment has arrived, with the number of your receipt.',
    },
    gift_failed: {
      title: 'Payment failed',
      text: 'When a payment did not go through.',
    },
    gift_refunded: {
      title: 'Refund',
      text: 'When a donation, or a part of it, is paid back to you.',
    },
    special_date: {
      title: 'Special days',
      text: 'A week before a day that you have added.',
    },
    deed: {
      title: 'What your donation has done',
      text: 'A mail with a picture, when we have one for you. Without it you still see the picture at your donation.',
    },
    pledge_reminder: {
      title: 'Pledge reminder',
      text: 'On the day you chose for your regular donation. Nothing is debited by itself.',
    },
  },

  welcome: (trust: string) => ({
    title: `Welcome to ${trust}`,
    description: 'Your account is ready. Add your special days in your profile, and we will remind you of them.',
  }),
  donationConfirmed: (amount: string, project: string, receipt: string) => ({
    title: 'Your donation is confirmed',
    description: `Your donation of ${amount} for ${project} is confirmed. Receipt ${receipt}.`,
  }),
  donationFailed: (amount: string, project: string) => ({
    title: 'A payment did not go through',
    description: `Your payment of ${amount} for ${project} did not go through. You can try again.`,
  }),
  donationRefunded: (amount: string, project: string) => ({
    title: 'A refund is on its way',
    description: `We have refunded ${amount} of your donation for ${project}. Your bank shows it within some days.`,
  }),
  specialDate: (occasion: string, name: string, day: string) => ({
    title: `${occasion}: ${name}`,
    description: `On ${day}. You can donate in that name on this day.`,
  }),
  pledgeReminder: (amount: string, project: string) => ({
    title: 'The day of your pledge',
    description: `You wished to give ${amount} for ${project}. Nothing is debited by itself: you give when you are ready.`,
  }),
}
