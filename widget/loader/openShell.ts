/**
 * The dialog's shell, opened in the task of the press itself: heading, Close, skeleton, focus, scroll lock. The dialog's code then renders
 * into its body. Gives the page back as it was found: no style attribute is touched, and the scroll bar's width stays reserved.
 */
import type { EventName, Events, OpenRequest } from '../publicApi.ts'
import type { ModalModule } from '../shell.ts'
import { early, moduleUrl } from './ahead.ts'
import { element, sheet } from './element.ts'
import { language, options } from './settings.ts'
import { showIn } from './styled.ts'
import { words } from './text.ts'

/** How long the skeleton stands alone before the shell offers another way, in ms. */
const patienceMs = 3000

/** @returns what closes it */
export const openShell = (
  request: OpenRequest,
  emit: <N extends EventName>(name: N, detail: Events[N]) => void,
  closed: () => void,
): (() => void) => {
  const lang = language()
  const [, title, closeLabel, failed, otherWays] = words[lang]
  const host = element('div', {})
  const heading = element('h2', { id: 't', tabIndex: -1, autofocus: true }, title)
  const closer = element('button', { ariaLabel: closeLabel }, '✕')
  const body = element('main', {})
  const dialog = element('dialog', { lang, dir: 'ltr', closedBy: 'any' }, element('header', {}, heading, closer), body)
  dialog.setAttribute('aria-labelledby', 't')
  dialog.style.colorScheme = options.theme?.replace('auto', '') || 'light dark'
  showIn(host, dialog)

  let unmount: (() => void) | undefined
  let over = false
  const close = (): void => {
    if (over) return
    over = true
    unmount?.()
    dialog.close()
    host.remove()
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== lock)
    closed()
  }
  closer.onclick = dialog.onclose = close

  /** Never a dead button: says that nothing came, and where giving is possible all the same. */
  const offerOtherWays = (): void => {
    if (unmount) return
    const href = `${options.siteRoot}/donate?lang=${lang}&project=${request.projectId || ''}&amount=${request.amount || ''}`
    body.replaceChildren(
      element('p', { role: 'alert' }, failed),
      element('a', { href }, `${options.siteRoot}/donate`),
      element('a', { href: `${href}&ways=offline` }, otherWays),
    )
  }
  const page = document.documentElement
  const lock = sheet(
    `html,body{overflow:hidden!important}html{scrollbar-gutter:${innerWidth > page.clientWidth ? 'stable' : 'auto'}!important}`,
  )
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, lock]
  page.append(host)
  dialog.showModal()
  setTimeout(offerOtherWays, patienceMs)
  // Evaluated after the shell has been painted.
  requestAnimationFrame(() =>
    setTimeout(() =>
      import(/* @vite-ignore */ moduleUrl('modal'))
        .then((modal: ModalModule) => modal.mount({ dialog, request, options, early, emit, close }))
        .then((done) => {
          unmount = done
          if (over) done()
        }, offerOtherWays),
    ),
  )
  return close
}
