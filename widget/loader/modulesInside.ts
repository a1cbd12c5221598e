import type { Language } from '../../shared/languages.ts'
import type { Load, Modules } from './modules.ts'

/**
 * Replaces `modules.ts` in the single-file build: everything is already included, and is evaluated on demand. Async, because importers on a page with
 * a broken `Promise` throw at once, and the caller then handles it like any other failure.
 */
export const inside = {
  en: () => import('../texts/en/ahead.ts'),
  hi: () => import('../texts/hi/ahead.ts'),
  inline: () => import('../inline.ts'),
  floating: () => import('../floating/keepClear.ts'),
  modal: () => import('../mount.tsx'),
  rehearse: () => import('./ahead/rehearse.ts'),
  diagnose: () => import('../diagnose/diagnose.ts'),
  joinPage: () => import('./joinPage.ts'),
} satisfies Record<Language, () => Promise<typeof import('../texts/en/ahead.ts')>> &
  Record<string, () => Promise<object>>

// TypeScript does not infer the type of a module from its name.
export const load: Load = async (name) => (await inside[name]()) as Modules[typeof name]
