/** The dialog's shell, opened in the task of the press itself: heading, Close, skeleton, focus. `ahead.ts` brings the dialog's code to it. */
import type { OpenRequest } from '../publicApi.ts'
import { element, showIn } from './element.ts'
import { emit } from './emit.ts'
import { early, intend } from './intend.ts'
import { language } from './language.ts'
import { moduleUrl, options, page } from './settings.ts'
import { words } from './text.ts'

type Ahead = typeof import('./ahead.ts')

/** What was opened last; the browser itself knows whether it still is. */
export let shown: HTMLDialogElement | undefined

export const open = (given: OpenRequest = {}): void => {
  if (shown?.open) return
  const request = { ...given, projectId: given.projectId || options.projectId }
  const lang = language()
  const [, title, closeLabel, failed, otherWays] = words[lang]
  // No <main>: the page has its own.
  const body = element('article')
  const dialog = element(
    'dialog',
    {
      lang,
      // Until `ahead.ts` names it by its heading.
      ariaLabel: title,
      onclose() {
        host.remove()
        emit('donate:close', {})
      },
    },
    element('h2', {}, title),
    element('button', { onclick: () => dialog.close() }, closeLabel),
    body,
  )
  const host = element('div')
  shown = dialog
  showIn(host, dialog)

  /** Never a dead button: says that nothing came, and where giving is possible all the same. */
  const offerOtherWays = (): void => {
    const href = `${options.siteRoot}/donate?lang=${lang}&project=${request.projectId || ''}`
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
  intend(request.projectId)
  import(/* @vite-ignore */ moduleUrl('ahead'))
    .then((ahead: Ahead) => ahead.mount(dialog, request, options, early))
    .catch(offerOtherWays)
  emit('donate:open', { projectId: +request.projectId! || null })
}
