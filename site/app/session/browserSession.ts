/** The session of this browser window, over its storage: created once, whichever starts first, the donation form or the site's program. */
import { createAuthStore } from '../../../shared/auth/authStore.ts'
import { memoryStorage, type TextStorage } from '../../../shared/auth/storage.ts'

/** The browser's storage if it allows it, otherwise one that lasts as long as the page. */
export const browserStorage = (): TextStorage => {
  try {
    const probe = 'storageProbe'
    localStorage.setItem(probe, probe)
    localStorage.removeItem(probe)
    return localStorage
  } catch {
    return memoryStorage()
  }
}

export const storage = browserStorage()
export const session = createAuthStore(storage)
