/** The dialog's chunks, loaded on demand, or once the form is usable and the browser idle. A chunk that failed to load is requested again on demand. */
import type { Language } from '../../shared/languages.ts'
import { createStore } from 'zustand/vanilla'
import type { importers } from './importers.ts'

/** Loads everything that the form may need, one after the other: each chunk is evaluated in a separate task. */
export const loadParts = async (lang: Language): Promise<void> => {
  for (const part of [lang, 'zod', 'give', 'offline'] as const) await loadPart(part)
}

type Importers = typeof importers
type Part<Name extends keyof Importers> = Awaited<ReturnType<Importers[Name]>>
/** Null: it did not load. */
export type Parts = { [Name in keyof Importers]?: Part<Name> | null }

export const parts = createStore<Parts>(() => ({}))

let given: Importers

/** Sets the imports. `mount.tsx` knows them; a chunk may request others, but must not import the list that contains it. */
export const providePartsFrom = (list: Importers): void => {
  given = list
}

/** @returns the chunk, or null if it could not be loaded */
export const loadPart = async <Name extends keyof Importers>(name: Name): Promise<Part<Name> | null> => {
  // TypeScript does not infer the type of a module from its name: here and below.
  let part = parts.getState()[name] as Part<Name> | null
  if (part) return part
  try {
    part = (await given[name]()) as Part<Name>
    // After a module has thrown, WebKit resolves its second import, but its exports are empty. Reading their keys then throws.
    Object.values(part).forEach(Object.keys)
  } catch {
    part = null
  }
  parts.setState({ [name]: part })
  return part
}
