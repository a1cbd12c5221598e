/** Imports of the dialog's chunks. Only `mount.tsx` imports this list. */
import type { Language } from '../../shared/languages.ts'
import type { LaterMessages } from '../../shared/messages/en/later.ts'

export const importers = {
  zod: () => import('./zodPart.ts'),
  give: () => import('./give.ts'),
  signIn: () => import('../screens/signIn/SignInScreen.tsx'),
  offline: () => import('../screens/offline/OfflineScreen.tsx'),
  declare: () => import('../screens/declare/DeclareScreen.tsx'),
  earlier: () => import('../screens/EarlierScreen.tsx'),
  en: () => import('../text/later.en.ts'),
  hi: () => import('../text/later.hi.ts'),
} satisfies Record<Language, () => Promise<{ later: LaterMessages }>> & Record<string, () => Promise<object>>
