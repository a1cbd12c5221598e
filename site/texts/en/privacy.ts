/** English of a person’s own data and notifications. */
import type { ConsentPurpose, DeclarationAnswer, MyData } from '../../../shared/contract/people/myData.ts'

const plural = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`

/** What is stored about a person, and what that person can ask for. */
export const myData = {
  title: 'My data',
  lead: 'What we keep about you, and what you can do about it.',
  back: 'Back to your profile',
  contents: 'On this page',

  see: {
    title: 'What we keep about you',
    lead: 'You can change each part where you entered it.',
    none: 'Nothing',
    yes: 'Yes',
    no: 'No',
    person: 'About you',
    address: 'Address',
    pan: 'PAN',
    birthday: 'Birthday',
    picture: 'Picture',
    language: 'Language of our e-mails',
    memberSince: 'With us since',
    correctPerson: 'Correct your details',
    correctPan: 'Correct your PAN',
    correctPicture: 'Change your picture',
    emailNote: 'To change the e-mail address, please write to the officer below.',
    signingIn: 'Signing in',
    passwordKept: 'Set; we cannot read it',
    providers: 'Other ways to sign in',
    sessions: 'Signed in on',
    devices: (count: number) => plural(count, 'device', 'devices'),
    correctSessions: 'See the devices, and sign them out',
    donations: 'Donations',
    donationCount: 'Paid donations',
    donationTotal: 'Together',
    donationFirst: 'First donation',
    correctDonations: 'All donations and receipts',
    dates: 'Special days',
    correctDates: 'Change your special days',
    pledge: 'Regular donations',
    monthly: (amount: string) => `${amount} every month`,
    yearly: (amount: string) => `${amount} every year`,
    correctPledge: 'Change your promise',
    written: 'What you wrote to us',
    writtenKind: {
      message: 'Message to us',
      offer: 'Offer to help',
      partner_request: 'Request to register a page',
    } satisfies Record<MyData['written'][number]['kind'], string>,
    counts: 'Notifications and e-mails',
    notifications: 'Notifications',
    mails: 'E-mails that we sent lately',
    correctCounts: 'Choose your notifications',
  },

  export: {
    title: 'Take your data with you',
    lead: 'A file with everything above. Keep it safe: it has your address in it, and the last four characters of your PAN.',
    whole: 'With my whole PAN. We then ask for your password again.',
    html: 'Save as a page to read',
    json: 'Save for another program (JSON)',
    done: 'Your browser is saving the file.',
  },

  citizenship: {
    title: 'Citizenship',
    none: 'We have not asked you yet. We ask before your first donation.',
    unasked: 'This trust does not ask about citizenship.',
    on: (day: string) => `Answered on ${day}`,
    earlier: 'Earlier answers',
    answers: {
      citizen: 'Indian citizen',
      organisation: 'For an Indian organisation',
      neither: 'Neither of the two',
    } satisfies Record<DeclarationAnswer, string>,
    correct: 'Correct this answer',
    legend: 'Which is true for you?',
    missing: 'Choose one of the three.',
    save: 'Save the answer',
    keep: 'Keep it as it is',
    saved: 'Your new answer is saved. It counts for your next donations.',
    ask: 'Questions? Write to',
  },

  withdraw: {
    title: 'Withdraw your consent',
    lead: 'For each purpose by itself, at any time. What we did before stays lawful.',
    nothing: 'There is nothing to withdraw: you have entered nothing that needs your consent.',
    /** What a person consents to, and what withdrawing does. */
    purposes: {
      tax: {
        name: 'Address and PAN for the tax certificate',
        effect: 'We remove both from your profile. Receipts that you have already keep them, as the tax law demands.',
        done: 'Your address and PAN are removed from your profile.',
      },
      dates: {
        name: 'Special days',
        effect: 'We remove all your special days and remind you no more.',
        done: 'Your special days are removed.',
      },
      pledge: {
        name: 'Regular donations',
        effect: 'Your promise ends, and we remind you no more.',
        done: 'Your promise of regular donations has ended.',
      },
      picture: { name: 'Picture', effect: 'We remove your picture.', done: 'Your picture is removed.' },
      birthday: { name: 'Birthday', effect: 'We remove your birthday.', done: 'Your birthday is removed.' },
      notifications: {
        name: 'Notifications that you can switch off',
        effect: 'We switch them off and remove those that you have.',
        done: 'The notifications are switched off and removed.',
      },
    } satisfies Record<ConsentPurpose, { name: string; effect: string; done: string }>,
    button: 'Withdraw',
    buttonOf: (name: string) => `Withdraw: ${name}`,
    ask: 'This cannot be undone. You can enter it again later.',
    sure: 'Yes, withdraw',
    keep: 'Keep it',
  },

  notices: {
    title: 'What we told you',
    lead: 'The notice about your data, as you saw it.',
    version: (version: string, day: string) => `Version ${version}, in force since ${day}`,
    seen: (day: string) => `You saw it on ${day}.`,
    current: 'This is the notice of today.',
    newer: 'The notice of today, which you have not seen yet',
    none: 'You have not seen a notice yet.',
    read: 'Read the notice',
    officer: 'Your contact for questions and complaints',
  },

  remove: {
    title: 'Delete your account',
    goesTitle: 'This goes at once',
    goes: 'Your name, address, PAN, picture and password, your special days, your notifications, your messages to us, and your promise of regular donations.',
    staysTitle: 'This stays',
    donations: 'Each of your donations with its receipt number, without your name.',
    receipts: (count: number, day: string) =>
      `What ${plural(count, 'receipt says', 'receipts say')} about you: sealed, because the tax law demands it. The last of it goes after ${day}.`,
    merged:
      'What you gave without this account, if we added it to it: your name and contact go after 60 days, because we may have added it by mistake.',
    nothing: 'Nothing: you have no receipt yet.',
    advice: 'You can no longer open your receipts afterwards. Save those that you need first.',
    button: 'Delete my account',
  },
}

/** The page of notifications. */
export const notifications = {
  title: 'Notifications',
  lead: 'News about your donations, and reminders of your special days.',
  list: 'All notifications',
  unreadCount: (count: number) => (count === 1 ? 'One is unread.' : `${count} are unread.`),
  allRead: 'All are read.',
  unread: 'New',
  read: 'Read',
  markAll: 'Mark all as read',
  marked: 'Notifications are marked as read.',
  notMarked: 'They could not be marked as read.',
  open: 'Open',
  settings: 'Choose your notifications',
  pages: 'notifications',
  emptyTitle: 'Nothing here yet',
  empty: 'We tell you here when a donation is confirmed, and when one of your special days is near.',
  emptyPage: 'There are no more notifications on this page.',
  toFirst: 'To the newest',
}
