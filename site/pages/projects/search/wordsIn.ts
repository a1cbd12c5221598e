/** Most characters that a search takes. */
export const mostCharacters = 80
/** From so many projects on a list has a search. */
export const manyProjects = 12

/** The words that the address looks for in the titles of projects; empty where it looks for none. */
export const wordsIn = (search: URLSearchParams): string => (search.get('search') ?? '').trim().slice(0, mostCharacters)
