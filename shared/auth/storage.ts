/** Where text is stored: the browser's storage, or memory. */

export interface TextStorage {
  getItem(key: string): string | null
  setItem(key: string, value: string): void
  removeItem(key: string): void
  clear(): void
}

/** A storage that lives as long as the page: for foreign origins, and if the browser refuses storage. */
export const memoryStorage = (): TextStorage => {
  const values = new Map<string, string>()
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
    clear: () => values.clear(),
  }
}

/** The one storage key that the dialog needs while it opens. The other keys load on demand (`storageKeys.ts`). */
export const pendingKey = 'pendingDonation'
