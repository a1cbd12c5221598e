/** English of the pages that an editor writes as sections. */
import { donationKinds } from '../../../shared/texts/en/donationKinds.ts'

/** The parts of all pages that an editor writes as sections. */
export const contentPage = {
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

/** About the trust. */
export const about = {
  title: 'About us',
  text: 'Who we are, what we value, and who is responsible.',
  contents: 'On this page',
  values: 'Our values',
  timeline: 'Year by year',
  trustees: 'The trustees',
  trusteesLead: 'They are responsible for the trust. They are not paid.',
  empty: 'This page is still empty.',
}

/** Privacy and terms. */
export const legal = {
  both: 'Privacy and terms',
  privacyLead: 'What we keep about you, why, for how long, and what you can ask of us.',
  termsLead: 'The rules that apply when you donate, visit this site or create an account.',
  updated: (day: string) => `As of ${day}`,
}

/** Shown if the API does not answer. */
export const swargashram = {
  title: 'Swargashram',
  text: 'The ashram by the river: daily life, rules and how to get here.',
}

/** Shown if the API does not answer. */
export const ashayein = {
  title: 'Ashayein',
  text: 'A sewing centre where women learn tailoring and earn their own money.',
}

/** Shown if the API does not answer. */
export const internship = {
  title: 'Internship programme',
  text: 'Six months of learning a job beside experienced people.',
}

/** For companies and for owners of pages. */
export const csr = {
  title: 'CSR support',
  text: 'How a company can donate, what it receives, and whom to ask.',
  folded: 'In detail',
  registrations: 'Registrations',
  contact: 'Whom to ask',
  contactLead: 'One address and one number for companies.',
  email: 'E-mail for companies',
  phone: 'Telephone',
  partners: 'Companies that support us',
  collaborators: 'Who we work with',
  since: (year: number) => `Since ${year}`,
  button: 'The button on your own page',
  project: 'Which project is it for?',
  anyProject: 'The donor chooses',
  code: 'Two lines for your page',
  copyCode: 'both lines',
  tryIt: 'Try the button',
  donate: 'Donate Now',
  toolsTitle: 'More tools',
  configurator:
    'Choose colour, shape and amounts, see it live, and copy lines for React, WordPress, Wix or Tag Manager',
  doctor: 'If a button does not work, ask the embed doctor why',
  register: 'Register your page, and we count donations from it as yours',
  effectsTitle: 'What it does to your page',
  effects: [
    'Your page loads one small script. On a fast connection, the form’s files load after your page has loaded.',
    'It sets no cookie, and stores nothing on your pages.',
    'It has its own styles. Your style sheet does not change the form, and ours does not change your page.',
    'If scripts are blocked, the link inside the button opens our donation page.',
  ],
}

/** The content below the story of a project. */
export const moreWays = {
  gallery: 'Pictures',
  galleryLead: (count: number) => `${count} pictures. Press one to see it large.`,
  enlarge: (alt: string) => `Enlarge: ${alt}`,
  lightbox: {
    region: 'Pictures, large',
    close: 'Close',
    next: 'Next picture',
    previous: 'Previous picture',
    broken: 'This picture could not be loaded.',
  },
  kinds: donationKinds,
  hands: 'Become a volunteer',
  handsLead: 'You can also help with your time. Tell us what you would like to do. We answer within a week.',
  role: 'What you would like to do',
  name: 'Your name',
  email: 'E-mail',
  phone: 'Telephone',
  phoneHint: 'A number with ten digits, or one from abroad with its country code.',
  from: 'First day you could come',
  message: 'Anything else we should know',
  messageHint: 'What you have done before, how long you can stay, what you need.',
  optional: '(optional)',
  offer: 'Send the offer',
  /** By field and code. */
  problems: {
    'role_id:required': 'Choose what you would like to do.',
    'role_id:unknown': 'We no longer need help with this. Please choose something else.',
    'name:required': 'Enter your name.',
    'name:too_short': 'Enter your name, with at least 2 letters.',
    'name:too_long': 'Use at most 150 letters for your name.',
    'name:invalid': 'Write your name with letters only, on one line.',
    'phone:required': 'Enter your telephone number.',
    'phone:phone': 'Enter a telephone number with ten digits, or one from abroad with its country code.',
    'from:date': 'Enter the first day as a date in the calendar.',
    'from:past': 'This day is in the past. Enter today or a later day.',
    'message:too_long': 'Use at most 2,000 letters for what we should know.',
  },
  thanks: 'Thank you. We have received your offer.',
  thanksText: (email: string) => `A copy is on its way to ${email}. We read every offer and answer within a week.`,
  reference: 'Reference number',
  related: 'Similar projects',
}
