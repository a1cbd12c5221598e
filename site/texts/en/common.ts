/** English of what every page may need. */
import { sharedProblems } from '../../../shared/texts/en/sharedProblems.ts'

/** Around every page: header, menus, footer, and words that many pages need. */
export const frame = {
  skip: 'Skip to the content',
  home: (name: string) => `${name}, start page`,
  tagline: 'An ashram by the river',
  language: 'Language',
  account: 'Your account',
  donate: 'Donate Now',
  login: 'Login',
  logout: 'Logout',
  loggedOut: 'You are signed out.',
  callTitle: 'Giving supports the ashram and its seekers.',
  callText: 'A meal, a day of fodder, a school bag: each donation goes to the project that you choose.',
  contact: 'Write, call or visit',
  address: 'Address',
  phone: 'Telephone',
  email: 'E-mail',
  follow: 'Follow us',
  taxDeduction: 'Tax deduction',
  rights: (year: number, name: string) => `© ${year} ${name}`,
  loading: 'Loading',
  tryAgain: 'Try again',
  pagesOf: (label: string) => `${label}: pages`,
  pageNumber: (number: number) => `Page ${number}`,
  previousPage: 'Previous',
  nextPage: 'Next',
  copy: (label: string) => `Copy ${label}`,
  copied: (label: string) => `${label} copied`,
  copyShort: 'Copy',
  copiedShort: 'Copied',
}

/** Items of the header: the specification's, letter by letter. */
export const nav = {
  label: 'Main menu',
  home: 'Home',
  about: 'About Us',
  swargashram: 'Swargashram',
  projects: 'Projects',
  csr: 'CSR Support',
  gallery: 'Gallery',
  blog: 'Blog',
  contact: 'Contact Us',
  menu: 'Menu',
  close: 'Close the menu',
  kindness: 'Acts of Kindness',
  discover: 'Discover',
  discoverProject: (title: string) => `Discover ${title}`,
  allProjects: 'All projects',
}

/** Quick links of the footer that are missing in the header, or have another name there. */
export const quick = {
  label: 'Quick links',
  insights: 'Insights & Upcoming Highlights',
  privacy: 'Privacy Policy',
  terms: 'Terms & Conditions',
}

export const fields = {
  fullName: 'Full name',
  email: 'E-mail',
  contactNo: 'Mobile number',
  password: 'Password',
  show: 'Show',
  hide: 'Hide',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
}

export const dayParts = { day: 'Day', month: 'Month', year: 'Year', choose: 'Choose' }

/** Each `[title, text]`. */
export const problems = sharedProblems

export const failures = {
  unreachable: 'We could not reach the server. Please check your connection and try again.',
  timedOut: 'The server took too long to answer. Please try again.',
  serverFault: 'Something went wrong on our side. Please try again in a moment.',
  malformed: 'The answer could not be read. Please try again in a moment.',
  refused: 'This was not accepted. Please check it and try again.',
  tooMany: (seconds: number) =>
    seconds > 90
      ? `Too many tries. Please wait ${Math.ceil(seconds / 60)} minutes and try again.`
      : `Too many tries. Please wait ${seconds} seconds and try again.`,
}

export const crash = {
  title: 'This page could not be shown',
  text: 'Part of it did not arrive, perhaps because the connection was lost. Nothing that you gave is affected.',
  reload: 'Load the page again',
  home: 'Go to the home page',
}
