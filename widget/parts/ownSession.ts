/** The session where the widget runs on the trust's origin and no host has handed in a store of its own. */
export { createAuthStore as ownSession } from '../../shared/auth/authStore.ts'
