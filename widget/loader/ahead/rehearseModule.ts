/**
 * The dry run, beside the module that includes this: a press without a pointer before it does not need it. The single-file build uses
 * `rehearseInside.ts`.
 */
export const rehearseModule = (): Promise<typeof import('./rehearse.ts')> =>
  import(/* @vite-ignore */ import.meta.url.replace(/[^/]+$/, 'rehearse.js'))
