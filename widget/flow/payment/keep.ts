import type { TextStorage } from '../../../shared/auth/storage.ts'

/** Writes; where the browser's storage is full nothing is lost but the way back, and the donation goes on. */
export const keep = (storage: TextStorage, key: string, text: string): void => {
  try {
    storage.setItem(key, text)
  } catch {
    console.info('DonateWidget: storage')
  }
}
