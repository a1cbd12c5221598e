/** What was typed and not yet saved, kept in this tab: the end of a session leads to /login and back, and a reload must not cost a form. */
import { draftPrefix } from './forgetDrafts.ts'

export interface DraftKeeper {
  read(): unknown
  /** Null forgets it. */
  write(values: unknown): void
}

/** @param name of the form; a draft belongs to one person, and nobody else is shown it */
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
        // A browser that keeps nothing: the form itself still holds what was typed.
      }
    },
  }
}
