/** Typed text that is not saved yet, stored in this tab. It survives a reload, and the way through /login after the end of a session. */
import { draftPrefix } from './forgetDrafts.ts'

export interface DraftKeeper {
  read(): unknown
  /** Null deletes it. */
  write(values: unknown): void
}

/** @param name of the form; a draft belongs to one person, and nobody else sees it */
export const draftKeeper = (userId: number, name: string): DraftKeeper => {
  const key = `${draftPrefix}${userId}:${name}`
  return {
    read() {
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
        // The browser stores nothing: the form itself still has the typed text.
      }
    },
  }
}
