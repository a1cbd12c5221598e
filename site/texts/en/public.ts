/** English of the public pages that are no content pages. */
import type { Language } from '../../../shared/languages.ts'

/** The home page. */
export const home = {
  title: 'A shared life by the river',
  text: 'An ashram by the river with an open kitchen, a cow shelter, a village school and a free clinic.',
  readMore: 'Read more',
  mission: 'Everyone who sits down gets a meal.',
  missionText:
    'This is the first sentence of our trust deed. A school, a cow shelter and a clinic followed. They are open to everyone.',
  missionLink: 'How it began',
  money: 'Where the money goes',
  moneyLead: (total: string, year: string) => `${total} were spent in the financial year ${year}.`,
  moneyCaption: (year: string) => `Spending in the financial year ${year}, by project`,
  work: 'Project',
  share: 'Share',
  amount: 'Amount',
  together: 'Total',
  asOf: (day: string) => `As of ${day}.`,
  featured: 'Featured project',
  giveTo: (project: string) => `Donate to ${project}`,
  discover: 'About this project',
  impactLead: (year: string) => `Figures for the financial year ${year}.`,
  quotes: 'What people say',
  moreQuotes: 'More voices',
  awards: 'Awards and recognition',
  collaborators: 'Our partners',
  since: (year: number) => `Since ${year}`,
  posts: 'From the blog',
  allPosts: 'All posts',
}

/** The three pages about posts: the list, one post, the archives. */
export const blog = {
  title: 'Blog',
  lead: 'News from the ashram, written by people who were there.',
  posts: 'Posts',
  empty: 'There is no post here yet.',
  emptyTag: (tag: string) => `There is no post about “${tag}”.`,
  all: 'All posts',
  about: (tag: string) => `Posts about “${tag}”`,
  subjects: 'Subjects',
  minutes: (minutes: number) => (minutes === 1 ? '1 minute to read' : `${minutes} minutes to read`),
  /** At a post in another language than the reader's. */
  inOther: { en: 'In English', hi: 'In Hindi' } satisfies Record<Language, string>,
  archives: 'Archives, by month',
  archivesLead: 'Every post since the first, by the month in which it was written.',
  postsIn: (month: string) => `Posts of ${month}`,
  count: (count: number) => (count === 1 ? '1 post' : `${count} posts`),
  allMonths: 'All months',
  /** The heading until its title is known. */
  post: 'Post',
  missing: 'This post is not here',
  missingText: 'It may have been removed, or the address is wrong.',
  toList: 'See all posts',
  by: (author: string) => `By ${author}`,
  related: 'Similar posts',
  share: {
    title: 'Share this post',
    device: 'Share',
    whatsApp: 'On WhatsApp',
    mail: 'By e-mail',
    address: 'Address of this post',
  },
  giveTitle: 'Donations pay for the work that you have just read about.',
  give: 'Donate Now',
}

/** The gallery’s three pages: overview, photos, films. */
export const gallery = {
  title: 'Gallery',
  lead: 'Drawings and short films of the river, the kitchen and the school.',
  photos: 'Photos',
  photosLead: 'Albums of the river, the kitchen and the school.',
  videos: 'Videos',
  videosLead: 'Short films of an ordinary day.',
  allPhotos: 'All albums',
  allVideos: 'All films',
  noPhotos: 'There are no albums here yet.',
  noVideos: 'There are no films here yet.',
  pictures: (count: number) => (count === 1 ? '1 picture' : `${count} pictures`),
  enlarge: (caption: string) => `Enlarge: ${caption}`,
  play: (title: string) => `Play “${title}”`,
  weight: (length: string, size: string) => `${length}, ${size}`,
  seconds: (seconds: number) => `${seconds} seconds`,
  silent: 'This film has no sound. The captions describe what you see.',
  broken: 'This film could not be loaded.',
  again: 'Try again',
  lightbox: {
    close: 'Close',
    next: 'Next picture',
    previous: 'Previous picture',
    region: 'Pictures of the album',
    broken: 'This picture could not be loaded.',
  },
}

/** The page for an address that does not exist. */
export const notFound = {
  title: 'This page is not here',
  text: 'The address may be wrong, or the page has moved. Search this site, or go to one of its main pages.',
  description: 'The page that you asked for is not here. Search the site, or go to one of its main pages.',
  label: 'Search this site',
  search: 'Search',
  nothing: (words: string) => `Nothing was found for “${words}”. Try a single word, such as kitchen, school or clinic.`,
  found: (count: number, words: string) => (count === 1 ? `One page for “${words}”` : `${count} pages for “${words}”`),
  kinds: { page: 'Page', project: 'Project', post: 'Blog', album: 'Photos', video: 'Video' },
  ways: 'Where most visitors go',
  // Other languages have other words in the same places.
  pages: [
    ['home', 'Home'],
    ['projects', 'Projects'],
    ['blog', 'Blog'],
    ['contact', 'Contact Us'],
  ] as ReadonlyArray<readonly ['home' | 'projects' | 'blog' | 'contact', string]>,
}
