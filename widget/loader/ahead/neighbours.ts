/** Modules beside the file that includes this. The single-file build uses `neighboursInside.ts`. */
import type { ModalModule } from '../../shell.ts'

/** The dialog's code. */
export const modalModule = (): Promise<ModalModule> =>
  import(/* @vite-ignore */ import.meta.url.replace(/[^/]+$/, 'modal.js'))

/** The dry run: a press without a pointer before it does not need it. */
export const rehearseModule = (): Promise<typeof import('./rehearse.ts')> =>
  import(/* @vite-ignore */ import.meta.url.replace(/[^/]+$/, 'rehearse.js'))
