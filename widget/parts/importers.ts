/** Imports of the dialog's chunks. Only `mount.tsx` imports this list. */
import type { Language } from '../../shared/languages.ts'
import type { LazyTexts } from '../../shared/texts/en/lazyTexts.ts'

export const importers = {
  zod: () => import('./zodPart.ts'),
  give: () => import('./give.ts'),
  signIn: () => import('../screens/signIn/SignInScreen.tsx'),
  offline: () => import('../screens/offline/OfflineScreen.tsx'),
  declare: () => import('../screens/declare/DeclareScreen.tsx'),
  earlier: () => import('../screens/EarlierScreen.tsx'),
  en: () => import('../texts/en/lazyTexts.ts'),
  hi: () => import('../texts/hi/lazyTexts.ts'),
} satisfies Record<Language, () => Promise<{ lazyTexts: LazyTexts }>> & Record<string, () => Promise<object>>
