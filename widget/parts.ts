/**
 * The parts of the dialog that are fetched when they are needed, or once the form is usable and the browser idle. A part that does not come is
 * asked for again at the next need.
 */
import { createStore } from 'zustand/vanilla'

const importers = {
  zod: () => import('./zodPart.ts'),
  give: () => import('./give.ts'),
  signIn: () => import('./screens/SignInScreen.tsx'),
  offline: () => import('./screens/OfflineScreen.tsx'),
  earlier: () => import('./screens/EarlierScreen.tsx'),
  en: () => import('./text/laterEn.ts'),
  hi: () => import('./text/laterHi.ts'),
}

export type Parts = { [Name in keyof typeof importers]?: Awaited<ReturnType<(typeof importers)[Name]>> | 'failed' }

export const parts = createStore<Parts>(() => ({}))

/** @returns the part, or null where it could not be fetched */
export const loadPart = async <Name extends keyof typeof importers>(
  name: Name,
): Promise<Exclude<Parts[Name], 'failed' | undefined> | null> => {
  const loaded = parts.getState()[name]
  if (loaded && loaded !== 'failed') return loaded as Exclude<Parts[Name], 'failed' | undefined>
  try {
    const part = await importers[name]()
    parts.setState({ [name]: part })
    return part as Exclude<Parts[Name], 'failed' | undefined>
  } catch {
    parts.setState({ [name]: 'failed' })
    return null
  }
}
