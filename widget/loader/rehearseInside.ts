/** Stands in the place of `rehearseModule.ts` in the build of one single file. */
export const rehearseModule = () => import('./ahead/rehearse.ts')
