/** Imports of the dialog's chunks. Only `mount.tsx` imports this list. */
import type { Language } from '../../shared/languages.ts'
import type { LaterMessages } from '../../shared/texts/en/later.ts'

export const importers = {
  zod: () => import('./zodPart.ts'),
  give: () => import('./give.ts'),
  signIn: () => import('../screens/signIn/SignInScreen.tsx'),
  offline: () => import('../screens/offline/OfflineScreen.tsx'),
  declare: () => import('../screens/declare/DeclareScreen.tsx'),
  earlier: () => import('../screens/EarlierScreen.tsx'),
  en: () => import('../texts/en/later.ts'),
  hi: () => import('../texts/hi/later.ts'),
} satisfies Record<Language, () => Promise<{ later: LaterMessages }>> & Record<string, () => Promise<object>>
