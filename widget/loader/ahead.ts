/**
 * Fetched at the first sign of intent, evaluated as soon as pointer or focus is on an opener, at the press at the latest: once the shell stands it
 * brings the dialog's code to it. All of the loader that need not be on every page is here.
 */
import type { Language, OpenRequest } from '../publicApi.ts'
import type { ModalModule, Shell } from '../shell.ts'
import { emit } from './emit.ts'
import type { showIn } from './element.ts'
import { rehearse } from './rehearse.ts'
import { painted } from './shellFrame.ts'
import { watchDialog } from './watchDialog.ts'

/** Address of a module beside this one. */
const sibling = (name: string): string => import.meta.url.replace('ahead.js', `${name}.js`)

/** The dialog's code, once it is evaluated: asking for a module again takes tasks, and frames come between them. */
let modal: ModalModule | undefined
const loadModal = async (): Promise<ModalModule> => (modal ??= await import(/* @vite-ignore */ sibling('modal')))

/** A positive whole number, or nothing: what a page hands in is never trusted. */
const positive = (given: unknown): number | undefined => {
  const number = Number(given)
  return number > 0 && Number.isSafeInteger(number) ? number : undefined
}

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
  await painted()
  const closed = watchDialog(dialog)
  const { mount: mountForm } = await loadModal()
  if (!dialog.open) return
  const unmount = await mountForm({ dialog, request, options, early, emit, close: () => dialog.close() })
  // Nothing of ours is ever an unhandled rejection of the page.
  closed.then(unmount).catch(() => {})
}

export const warm = (lang: Language, show: typeof showIn): Promise<void> => rehearse(lang, show, loadModal)

export const diagnose = async (
  options: Shell['options'],
): Promise<Awaited<ReturnType<typeof import('../diagnose.ts').diagnose>>> =>
  (await import(/* @vite-ignore */ sibling('diagnose'))).diagnose(options)
