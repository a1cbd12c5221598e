/**
 * The parts of the dialog that are fetched when they are needed, or once the form is usable and the browser idle. A part that does not come is
 * asked for again at the next need.
 */
import type { Language } from '../../shared/languages.ts'
import { createStore } from 'zustand/vanilla'
import type { importers } from './importers.ts'

/** All that the form needs sooner or later, one after the other: each is evaluated in a task of its own. */
export const loadParts = async (lang: Language): Promise<void> => {
  for (const part of [lang, 'zod', 'give', 'offline'] as const) await loadPart(part)
}

type Importers = typeof importers
type Part<Name extends keyof Importers> = Awaited<ReturnType<Importers[Name]>>
/** Null: it did not come. */
export type Parts = { [Name in keyof Importers]?: Part<Name> | null }

export const parts = createStore<Parts>(() => ({}))

let given: Importers

/** Says where the parts come from. `mount.tsx` knows that; a part, which may ask for others, must not know the list that it is in. */
export const providePartsFrom = (list: Importers): void => {
  given = list
}

/** @returns the part, or null where it could not be fetched */
export const loadPart = async <Name extends keyof Importers>(name: Name): Promise<Part<Name> | null> => {
  // TypeScript does not follow a name into the type of its module: here and below.
  let part = parts.getState()[name] as Part<Name> | null
  if (part) return part
  try {
    part = (await given[name]()) as Part<Name>
    // WebKit answers the second import of a module that has thrown as if it had not, only that its exports are empty: their keys throw then.
    Object.values(part).forEach(Object.keys)
  } catch {
    part = null
  }
  parts.setState({ [name]: part })
  return part
}
