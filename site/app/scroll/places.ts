/** Where the reader has left each entry of the history, in px from the top; kept for the tab, so that a reload forgets nothing. */
const storageKey = 'places'
/** As many as a reader may go back to. */
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
  /** The router's. The first of a document is always `default`, so the address counts too. */
  key: string
  pathname: string
  search: string
}
const nameOf = ({ key, pathname, search }: Entry) => `${key} ${pathname}${search}`

export const placeOf = (entry: Entry): number | undefined => places.get(nameOf(entry))

export const notePlace = (entry: Entry, top: number): void => {
  // Last of the list, as the newest.
  places.delete(nameOf(entry))
  places.set(nameOf(entry), top)
}

/** Before the page goes. */
export const keepPlaces = (): void => {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify([...places].slice(-most)))
  } catch {
    // Without storage the browser brings the reader back as well as it can.
  }
}
