/**
 * Stands in the place of `modules.ts` in the build of one single file: everything is here already, and is evaluated when it is asked for. Async: on a
 * page that has broken `Promise` the importers throw at once, and who asks hears of that as of any other failure.
 */
const modules = {
  en: () => import('./aheadEn.ts'),
  hi: () => import('./aheadHi.ts'),
  inline: () => import('../inline.ts'),
  floating: () => import('../floating.ts'),
  diagnose: () => import('../diagnose.ts'),
}

export const load = async <Name extends keyof typeof modules>(
  name: Name,
): Promise<Awaited<ReturnType<(typeof modules)[Name]>>> =>
  (await modules[name]()) as Awaited<ReturnType<(typeof modules)[Name]>>
