/** Replaces `modalModule.ts` in the single-file build. */
export const modalModule = () => import('../mount.tsx')
