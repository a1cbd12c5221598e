/** The dialog's shell, opened in the task of the press itself: heading, Close, skeleton, focus. `ahead.ts` brings the dialog's code to it. */
import type { OpenRequest } from '../publicApi.ts'
import { element, showIn } from './element.ts'
import { emit } from './emit.ts'
import { intend } from './intend.ts'
import { language } from './language.ts'
import { options, page } from './settings.ts'
import { words } from './text.ts'

/** What was opened last; the browser itself knows whether it still is. */
export let shown: HTMLDialogElement | undefined

export const open = (given: OpenRequest = {}): void => {
  if (shown?.open) return
  const request = { ...given, projectId: given.projectId || options.projectId }
  const lang = language(options)
  const [, title, closeLabel, failed, otherWays] = words[lang]
  // No <main>: the page has its own.
  const body = element('article')
  const dialog = element(
    'dialog',
    {
      lang,
      dir: 'ltr',
      // Escape and a press on the backdrop.
      closedBy: 'any',
      onclose() {
        host.remove()
        emit('donate:close', {})
      },
    },
    element('h2', { id: 't', tabIndex: -1, autofocus: true }, title),
    element('button', { onclick: () => dialog.close() }, closeLabel),
    body,
  )
  const host = element('div')
  shown = dialog
  dialog.setAttribute('aria-labelledby', 't')
  showIn(host, dialog)

  /** Never a dead button: says that nothing came, and where giving is possible all the same. */
  const offerOtherWays = (): void => {
    const href = `${options.siteRoot}/donate?lang=${lang}&project=${request.projectId || ''}&amount=${request.amount || ''}`
    if (!body.firstChild)
      body.append(
        element('p', { role: 'alert' }, failed),
        element('a', { href }, title),
        element('a', { href: `${href}&ways=offline` }, otherWays),
      )
  }
  page.append(host)
  dialog.showModal()
  setTimeout(offerOtherWays, 3000)
  intend((ahead) => ahead.mount({ dialog, request, options }), offerOtherWays)
  emit('donate:open', { projectId: Number(request.projectId) || null })
}
