/** Stands in the place of `modules.ts` in the build of one single file: everything is here already, and is evaluated when it is asked for. */
const modules = {
  en: () => import('./aheadEn.ts'),
  hi: () => import('./aheadHi.ts'),
  inline: () => import('../inline.ts'),
  diagnose: () => import('../diagnose.ts'),
}

export const load = <Name extends keyof typeof modules>(name: Name): ReturnType<(typeof modules)[Name]> =>
  modules[name]() as ReturnType<(typeof modules)[Name]>
