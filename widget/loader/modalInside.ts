/** Stands in the place of `modalModule.ts` in the build of one single file. */
export const modalModule = () => import('../mount.tsx')
