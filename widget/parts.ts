/**
 * The parts of the dialog that are fetched when they are needed, or once the form is usable and the browser idle. A part that does not come is
 * asked for again at the next need.
 */
import type { Language } from '../shared/languages.ts'
import type { LaterMessages } from '../shared/messages/en/later.ts'
import { createStore } from 'zustand/vanilla'

const importers = {
  zod: () => import('./zodPart.ts'),
  give: () => import('./give.ts'),
  signIn: () => import('./screens/signIn/SignInScreen.tsx'),
  offline: () => import('./screens/offline/OfflineScreen.tsx'),
  earlier: () => import('./screens/EarlierScreen.tsx'),
  en: () => import('./text/later.en.ts'),
  hi: () => import('./text/later.hi.ts'),
} satisfies Record<Language, () => Promise<{ later: LaterMessages }>> & Record<string, () => Promise<object>>

/** All that the form needs sooner or later, one after the other: each is evaluated in a task of its own. */
export const loadParts = async (lang: Language): Promise<void> => {
  for (const part of [lang, 'zod', 'give', 'offline'] as const) await loadPart(part)
}

type Part<Name extends keyof typeof importers> = Awaited<ReturnType<(typeof importers)[Name]>>
/** Null: it did not come. */
export type Parts = { [Name in keyof typeof importers]?: Part<Name> | null }

export const parts = createStore<Parts>(() => ({}))

/** @returns the part, or null where it could not be fetched */
export const loadPart = async <Name extends keyof typeof importers>(name: Name): Promise<Part<Name> | null> => {
  // TypeScript does not follow a name into the type of its module: here and below.
  let part = parts.getState()[name] as Part<Name> | null
  if (part) return part
  try {
    part = (await importers[name]()) as Part<Name>
    // WebKit answers the second import of a module that has thrown as if it had not, only that its exports are empty: their keys throw then.
    Object.values(part).forEach(Object.keys)
  } catch {
    part = null
  }
  parts.setState({ [name]: part })
  return part
}
