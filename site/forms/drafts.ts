/** What was typed and not yet saved, kept in this tab: the end of a session leads to /login and back, and a reload must not cost a form. */
import type { AuthStore } from '../../shared/auth/authStore.ts'
import { isLeaving } from '../app/sessionEnd.ts'

const prefix = 'draft:'

export interface DraftKeeper {
  read(): unknown
  /** Null forgets it. */
  write(values: unknown): void
}

const forgetAll = () => {
  for (const key of Object.keys(sessionStorage)) if (key.startsWith(prefix)) sessionStorage.removeItem(key)
}

const watched = new WeakSet<AuthStore>()

/** A person who signs out leaves nothing in the tab; a session that ended by itself leaves the drafts for its own person. */
const watch = (session: AuthStore) => {
  if (watched.has(session)) return
  watched.add(session)
  session.subscribe(({ token }) => {
    if (token === null && isLeaving(location.pathname)) forgetAll()
  })
}

/** @param name of the form; a draft belongs to one person, and nobody else is shown it */
export const draftKeeper = (session: AuthStore, userId: number, name: string): DraftKeeper => {
  const key = `${prefix}${userId}:${name}`
  return {
    read() {
      watch(session)
      try {
        return JSON.parse(sessionStorage.getItem(key) ?? 'null')
      } catch {
        return null
      }
    },
    write(values) {
      try {
        if (values === null) sessionStorage.removeItem(key)
        else sessionStorage.setItem(key, JSON.stringify(values))
      } catch {
        // A browser that keeps nothing: the form itself still holds what was typed.
      }
    },
  }
}
