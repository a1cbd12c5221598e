export const en = {
  title: 'This page is not here',
  text: 'The address may be wrong, or the page has moved. Search this site, or go to one of its main pages.',
  description: 'The page that you asked for is not here. Search the site, or go to one of its main pages.',
  label: 'Search this site',
  search: 'Search',
  words: 'Words to search for',
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

export type NotFoundTexts = typeof en
