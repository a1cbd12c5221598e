/**
 * What the script tag loads. Defines `window.DonateWidget`, registers `<donate-button>`, hears presses on it, on `data-donate` and on `#donate`,
 * draws the floating button, fetches the dialog's code ahead of the press, and opens its shell at the press. No dependency, no request before intent.
 */
import { element } from './loader/element.ts'
import { emit } from './loader/emit.ts'
import { intend } from './loader/intend.ts'
import { open, shown } from './loader/openShell.ts'
import { moduleUrl, options, page } from './loader/settings.ts'
import './loader/donateButton.ts'
import type { DonateWidgetApi, Events, Options } from './publicApi.ts'

const start = (): void => {
  const stops: Array<() => void> = []
  let floating: HTMLElement | undefined

  /** Before the page's own listeners, which may stop an event. */
  const listen = (type: string, heard: (event: Event) => void): (() => void) => {
    const stop = (): void => removeEventListener(type, heard, true)
    addEventListener(type, heard, true)
    stops.push(stop)
    return stop
  }

  const api: DonateWidgetApi = {
    version: __VERSION__,
    get isOpen() {
      return !!shown?.open
    },
    configure(given?: Options) {
      Object.assign(options, given)
      floating?.remove()
      if (!options.floating) return
      floating = element('donate-button', {
        floating: `position:fixed;z-index:2147483000;${options.floating.replace('-', ':20px;')}:20px`,
      })
      // Not into <body>, which a page may swap or transform.
      page.append(floating)
    },
    open,
    close: () => shown?.close(),
    on: (name, handler) => listen(name, (event) => handler((event as CustomEvent<Events[typeof name]>).detail)),
    diagnose: () => import(/* @vite-ignore */ moduleUrl('ahead')).then((ahead) => ahead.diagnose(options)),
    destroy() {
      api.close()
      for (const stop of stops) stop()
      floating?.remove()
      delete window.DonateWidget
    },
  }
  window.DonateWidget = api

  // Before a finger comes down the pointer has come over: `pointerdown` would tell nothing new.
  for (const type of ['pointerover', 'focusin', 'click']) {
    listen(type, (event) => {
      const opener = event.composedPath().find((node) => (node as Element).matches?.('donate-button,[data-donate]')) as
        | Element
        | undefined
      if (!opener || (event as MouseEvent).ctrlKey || (event as MouseEvent).metaKey) return
      // Texts where numbers are promised: `ahead.ts` reads them as it reads all that a page hands in.
      const read = (name: string): number =>
        (opener.getAttribute(name) || opener.getAttribute(`data-donate-${name}`)) as never
      const projectId = read('project-id')
      if (type !== 'click') return intend(projectId || options.projectId, opener)
      event.preventDefault()
      open({ projectId, amount: read('amount'), purposeId: read('purpose-id') })
    })
  }

  const openHash = (): void => {
    const [address, projectId] = location.href.split(/#donate\b=?(\d*)$/)
    if (projectId == null) return
    // Taken out of the address, so that the same link works again.
    history.replaceState(history.state, '', address)
    open({ projectId: projectId as never })
  }
  listen('hashchange', openHash)

  // A task later: what stands right behind our tag can listen first. Nothing here needs the page's body.
  setTimeout(() => {
    api.configure({})
    emit('donate:ready', { version: __VERSION__ })
    openHash()
  })

  listen('load', () => {
    const { connection } = navigator as { connection?: { effectiveType?: string; saveData?: boolean } }
    if (connection?.effectiveType === '4g' && !connection.saveData) requestIdleCallback(() => intend(options.projectId))
  })
}

if (window.DonateWidget) console.warn('DonateWidget: loaded twice')
else start()
