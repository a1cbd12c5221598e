import type { ModalModule } from '../shell.ts'

/** The dialog's code, beside `ahead.js`. In the build of one single file `modalInside.ts` stands in its place. */
export const modalModule = (): Promise<ModalModule> =>
  import(/* @vite-ignore */ import.meta.url.replace('ahead.js', 'modal.js'))
