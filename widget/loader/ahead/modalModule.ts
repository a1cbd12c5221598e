import type { ModalModule } from '../../shell.ts'

/** The dialog's code, beside the module that includes this. The single-file build uses `modalInside.ts`. */
export const modalModule = (): Promise<ModalModule> =>
  import(/* @vite-ignore */ import.meta.url.replace(/[^/]+$/, 'modal.js'))
