/** The session of this browser window, over its storage: created once, whichever starts first, the donation form or the site's program. */
import { createAuthStore } from '../../../shared/auth/authStore.ts'
import { browserStorage } from '../browserStorage.ts'

export const storage = browserStorage()
export const session = createAuthStore(storage)
