/** Replaces `neighbours.ts` in the single-file build. */
export const modalModule = () => import('../mount.tsx')
export const rehearseModule = () => import('./ahead/rehearse.ts')
