/** Replaces `rehearseModule.ts` in the single-file build. */
export const rehearseModule = () => import('./ahead/rehearse.ts')
