/**
 * Fetched at the first sign of intent, evaluated at the press: once the shell stands it brings the dialog's code to it. All of the loader that need
 * not be on every page is here.
 */
import type { OpenRequest } from '../publicApi.ts'
import type { ModalModule, Shell } from '../shell.ts'
import { emit } from './emit.ts'
import { watchDialog } from './watchDialog.ts'

/** Address of a module beside this one. */
const sibling = (name: string): string => import.meta.url.replace('ahead.js', `${name}.js`)

/** A positive whole number, or nothing: what a page hands in is never trusted. */
const positive = (given: unknown): number | undefined => {
  const number = Number(given)
  return number > 0 && Number.isSafeInteger(number) ? number : undefined
}

/** The shell stands: a task after the next frame it has been painted. In a hidden tab there are no frames. */
const painted = (): Promise<void> =>
  new Promise((resolve) => {
    if (document.hidden) resolve()
    else requestAnimationFrame(() => setTimeout(resolve))
  })

/** Loads the dialog's code into the shell, after it has been painted. Rejects if that code does not come. */
export const mount = async (
  dialog: HTMLDialogElement,
  given: OpenRequest,
  options: Shell['options'],
  early: Shell['early'],
): Promise<void> => {
  const request = {
    ...given,
    projectId: positive(given.projectId),
    amount: positive(given.amount),
    purposeId: positive(given.purposeId),
    items: Array.isArray(given.items)
      ? given.items.filter((item) => positive(item?.id) && positive(item?.qty))
      : undefined,
  }
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
