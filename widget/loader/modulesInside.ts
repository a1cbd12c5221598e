import type { Language } from '../../shared/languages.ts'

/**
 * Stands in the place of `modules.ts` in the build of one single file: everything is here already, and is evaluated when it is asked for. Async: on a
 * page that has broken `Promise` the importers throw at once, and who asks hears of that as of any other failure.
 */
const modules = {
  en: () => import('./ahead/ahead.en.ts'),
  hi: () => import('./ahead/ahead.hi.ts'),
  inline: () => import('../inline.ts'),
  floating: () => import('../floating/keepClear.ts'),
  diagnose: () => import('../diagnose/diagnose.ts'),
} satisfies Record<Language, () => Promise<typeof import('./ahead/ahead.en.ts')>> &
  Record<string, () => Promise<object>>

// TypeScript does not follow a name into the type of its module.
export const load = async <Name extends keyof typeof modules>(
  name: Name,
): Promise<Awaited<ReturnType<(typeof modules)[Name]>>> =>
  (await modules[name]()) as Awaited<ReturnType<(typeof modules)[Name]>>
