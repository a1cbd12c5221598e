/** The one session of this browser window, over its storage: made once, whether the donation form or the site's program comes first. */
import { createAuthStore } from '../../../shared/auth/authStore.ts'
import { browserStorage } from '../browserStorage.ts'

export const storage = browserStorage()
export const session = createAuthStore(storage)
