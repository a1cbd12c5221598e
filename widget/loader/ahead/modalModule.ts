import type { ModalModule } from '../../shell.ts'

/** The dialog's code, beside the module that this is built into. In the build of one single file `modalInside.ts` stands in its place. */
export const modalModule = (): Promise<ModalModule> =>
  import(/* @vite-ignore */ import.meta.url.replace(/[^/]+$/, 'modal.js'))
