/** The dialog's shell, opened in the task of the press itself: heading, Close, skeleton, focus. `ahead.ts` brings the dialog's code to it. */
import { element, showIn } from './element.ts'
import { emit } from './emit.ts'
import { later } from './later.ts'
import { preload } from './intend.ts'
import { language } from './language.ts'
import { load } from './modules.ts'
import { offerOtherWays } from './otherWays.ts'
import type { GivenRequest } from './readRequest.ts'
import { options, page } from './settings.ts'
import { closeText, titleText } from './text.ts'

/** What was opened last; the browser itself knows whether it still is. */
export let shown: HTMLDialogElement | undefined

/** @param opener that was pressed */
export const open = (given: GivenRequest = {}, opener?: Element): void => {
  // One that went with the page it stood on is open to nobody.
  if (shown?.open && shown.isConnected) return
  const lang = language()
  const title = titleText[lang]
  // No <main>: the page has its own.
  const body = element('article')
  const projectId = given.projectId || options.projectId
  const dialog = element(
    'dialog',
    {
      lang,
      onclose() {
        // Not `remove`, which libraries of the page put in the browser's place: without a parent that throws.
        host.replaceWith()
        emit('donate:close', {})
      },
      // Until `ahead.ts` names it by its heading.
      ariaLabel: title,
    },
    element('h2', {}, title),
    element('button', { onclick: () => dialog.close() }, closeText[lang]),
    body,
  )
  const host = element('div')
  shown = dialog
  showIn(host, dialog)

  const offer = (problem?: unknown): void => offerOtherWays(body, projectId, problem)
  page().append(host)
  dialog.showModal()
  later(offer, 3000)
  load(lang)
    .then((ahead) => ahead.mount(dialog, given, opener, options))
    .catch(offer)
  preload()
  emit('donate:open', { projectId: Number(projectId) || null })
}
