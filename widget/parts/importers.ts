/** Imports of the dialog's chunks. Only `mount.tsx` imports this list. */
import type { Language } from '../../shared/languages.ts'
import type { LazyText } from '../../shared/texts/en/lazyText.ts'

export const importers = {
  zod: () => import('./zodPart.ts'),
  give: () => import('./give.ts'),
  signIn: () => import('../screens/signIn/SignInScreen.tsx'),
  offline: () => import('../screens/offline/OfflineScreen.tsx'),
  declare: () => import('../screens/DeclareScreen.tsx'),
  earlier: () => import('../screens/EarlierScreen.tsx'),
  phone: () => import('../screens/PhoneScreen.tsx'),
  en: () => import('../../shared/texts/en/lazyText.ts'),
  hi: () => import('../../shared/texts/hi/lazyText.ts'),
} satisfies Record<Language, () => Promise<{ lazyText: LazyText }>> & Record<string, () => Promise<object>>
