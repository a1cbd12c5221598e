/** The rehearsal, beside the module that this is built into: a press without a pointer before it never needs it. In the single file `rehearseInside.ts`. */
export const rehearseModule = (): Promise<typeof import('./rehearse.ts')> =>
  import(/* @vite-ignore */ import.meta.url.replace(/[^/]+$/, 'rehearse.js'))
