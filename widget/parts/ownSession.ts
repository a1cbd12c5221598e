/** The session if the widget runs on the trust's origin and the host has passed no store. */
export { createAuthStore as ownSession } from '../../shared/auth/authStore.ts'
