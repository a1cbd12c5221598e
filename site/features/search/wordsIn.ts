/** Maximum characters of a search. */
export const mostCharacters = 80
/** A list has a search from this number of projects on. */
export const manyProjects = 12

/** The search words in the address; empty if there are none. */
export const wordsIn = (search: URLSearchParams): string => (search.get('search') ?? '').trim().slice(0, mostCharacters)
