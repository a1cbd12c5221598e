export const en = {
  label: 'Search projects',
  button: 'Search',
  clear: 'Show all projects',
  found: (count: number, words: string) =>
    count === 1 ? `One project found for “${words}”.` : `${count} projects found for “${words}”.`,
}

export type ProjectSearchTexts = typeof en
