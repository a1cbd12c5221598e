import type { TextStorage } from '../../../shared/auth/storage.ts'

/** Writes to storage. If the storage is full, only the way back is lost, and the donation continues. */
export const keep = (storage: TextStorage, key: string, text: string): void => {
  try {
    storage.setItem(key, text)
  } catch {
    console.info('DonateWidget: storage')
  }
}
