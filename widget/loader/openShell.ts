/** The dialog's shell, opened in the task of the press: heading, Close, skeleton, focus. `ahead.ts` mounts the dialog's code there. */
import { element, showIn } from './element.ts'
import { emit, schedule } from './hostPage.ts'
import { preload } from './intend.ts'
import { language, options, page } from './settings.ts'
import { load } from './modules.ts'
import { offerOtherWays } from './otherWays.ts'
import type { GivenRequest } from './readRequest.ts'
import { closeText, titleText } from './text.ts'

/** The last opened shell; the browser knows whether it is still open. */
export let shown: HTMLDialogElement | undefined

/** @param opener the pressed opener */
export const open = (given: GivenRequest = {}, opener?: Element): void => {
  // A shell that was removed with its page is not open.
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
        // Not `remove`, which libraries of the page replace; theirs throws without a parent.
        host.replaceWith()
        emit('donate:close', {})
      },
      // Until `ahead.ts` labels it by its heading.
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
  schedule(offer, 3000)
  load(lang)
    .then((ahead) => ahead.mount(dialog, given, opener, options, load))
    .catch(offer)
  preload()
  emit('donate:open', { projectId: Number(projectId) || null })
}
