/** Scroll position of each history entry, in px from the top; stored for the tab, so that it survives a reload. */
const storageKey = 'places'
/** The number of entries to keep. */
const most = 50

const read = (): Array<[string, number]> => {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? '[]')
  } catch {
    return []
  }
}
const places = new Map(typeof sessionStorage === 'undefined' ? [] : read())

interface Entry {
  /** The router's key. The first one of a document is always `default`, so the address is added. */
  key: string
  pathname: string
  search: string
}
const nameOf = ({ key, pathname, search }: Entry) => `${key} ${pathname}${search}`

export const placeOf = (entry: Entry): number | undefined => places.get(nameOf(entry))

export const notePlace = (entry: Entry, top: number): void => {
  // Moved to the end of the list, as the newest.
  places.delete(nameOf(entry))
  places.set(nameOf(entry), top)
}

/** Before the page is left. */
export const keepPlaces = (): void => {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify([...places].slice(-most)))
  } catch {
    // Without storage, rely on the browser.
  }
}
