/**
 * Fetched and evaluated at the first sign of intent, beside the dialog's code, which is then only fetched: asks the API ahead, and once the
 * shell is open brings the dialog's code to it. All of the loader that need not be on every page is here.
 */
import type { OpenRequest } from '../publicApi.ts'
import type { ModalModule, Shell } from '../shell.ts'
import { askAhead, early, positive } from './askAhead.ts'
import { emit } from './emit.ts'
import { watchDialog } from './watchDialog.ts'

/** Address of a module beside this one. */
const sibling = (name: string): string => import.meta.url.replace('ahead.js', `${name}.js`)

export const ask = (options: Shell['options'], projectId?: unknown): void =>
  askAhead(options, positive(projectId || options.projectId))

/** The shell stands: a task after the next frame it has been painted. In a hidden tab there are no frames. */
const painted = (): Promise<void> =>
  new Promise((resolve) => {
    if (document.hidden) resolve()
    else requestAnimationFrame(() => setTimeout(resolve))
  })

/** Loads the dialog's code into the shell, after it has been painted. Rejects if that code does not come. */
export const mount = async (shell: Pick<Shell, 'dialog' | 'options'> & { request: OpenRequest }): Promise<void> => {
  const { dialog, options, request: given } = shell
  // What a page hands in is never trusted.
  const request = {
    ...given,
    projectId: positive(given.projectId),
    amount: positive(given.amount),
    purposeId: positive(given.purposeId),
  }
  askAhead(options, request.projectId)
  const closed = watchDialog(dialog)
  await painted()
  const modal: ModalModule = await import(/* @vite-ignore */ sibling('modal'))
  if (!dialog.open) return
  const unmount = await modal.mount({ dialog, request, options, early, emit, close: () => dialog.close() })
  // Nothing of ours is ever an unhandled rejection of the page.
  closed.then(unmount).catch(() => {})
}

export const diagnose = async (
  options: Shell['options'],
): Promise<Awaited<ReturnType<typeof import('../diagnose.ts').diagnose>>> =>
  (await import(/* @vite-ignore */ sibling('diagnose'))).diagnose(options)
