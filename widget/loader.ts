/**
 * What the script tag loads. Defines `window.DonateWidget`, registers `<donate-button>`, hears presses on it, on `data-donate` and on `#donate`,
 * draws the floating button, fetches the dialog's code ahead of the press, and opens its shell at the press. No dependency, no request before intent.
 */
import { fetchAhead, moduleUrl, projectOf } from './loader/ahead.ts'
import { DonateButton } from './loader/donateButton.ts'
import { openShell } from './loader/openShell.ts'
import { options, positive } from './loader/settings.ts'
import type { DonateWidgetApi, EventName, Events } from './publicApi.ts'

const openers = 'donate-button,[data-donate]'

const start = (): void => {
  const life = new AbortController()
  let shown: (() => void) | undefined
  let floating: HTMLElement | undefined

  const listen = (type: string, heard: (event: Event) => void): void =>
    addEventListener(type, heard, { signal: life.signal, capture: true })

  const emit = <N extends EventName>(name: N, detail: Events[N]): void => {
    dispatchEvent(new CustomEvent(name, { detail }))
  }

  const drawFloating = (): void => {
    floating?.remove()
    if (!options.floating) return
    floating = document.createElement('donate-button')
    floating.setAttribute('floating', options.floating)
    document.body.append(floating)
  }

  const api: DonateWidgetApi = {
    version: __VERSION__,
    get isOpen() {
      return !!shown
    },
    configure(given) {
      Object.assign(options, given)
      drawFloating()
    },
    open(given = {}) {
      if (shown) return
      const projectId = projectOf(given.projectId)
      const request = { ...given, projectId, amount: positive(given.amount), purposeId: positive(given.purposeId) }
      shown = openShell(request, emit, () => {
        shown = undefined
        emit('donate:close', {})
      })
      fetchAhead(projectId)
      emit('donate:open', { projectId: projectId ?? null })
    },
    close: () => shown?.(),
    on(name, handler) {
      const heard = (event: Event): void => handler((event as CustomEvent<Events[typeof name]>).detail)
      listen(name, heard)
      return () => removeEventListener(name, heard, true)
    },
    diagnose: async () => (await import(/* @vite-ignore */ moduleUrl('diagnose'))).diagnose(options),
    destroy() {
      shown?.()
      life.abort()
      floating?.remove()
      delete window.DonateWidget
    },
  }

  for (const type of ['pointerover', 'focusin', 'pointerdown', 'click']) {
    listen(type, (event) => {
      const opener = event.composedPath().find((node) => (node as Element).matches?.(openers)) as Element | undefined
      const { ctrlKey, metaKey } = event as MouseEvent
      if (!opener || ctrlKey || metaKey) return
      const read = (name: string) => positive(opener.getAttribute(name) || opener.getAttribute(`data-donate-${name}`))
      const projectId = read('project-id')
      if (type !== 'click') return fetchAhead(projectOf(projectId))
      event.preventDefault()
      api.open({ projectId, amount: read('amount'), purposeId: read('purpose-id') })
    })
  }

  const openHash = (): void => {
    const match = /^#donate(=(\d+))?$/.exec(location.hash)
    if (!match) return
    // Taken out of the address, so that the same link works again.
    history.replaceState(history.state, '', location.pathname + location.search)
    api.open({ projectId: positive(match[2]) })
  }
  listen('hashchange', openHash)

  window.DonateWidget = api
  if (!customElements.get('donate-button')) customElements.define('donate-button', DonateButton)

  const whenReady = (): void => {
    drawFloating()
    openHash()
    emit('donate:ready', { version: __VERSION__ })
  }
  if (document.readyState === 'loading') listen('DOMContentLoaded', whenReady)
  else setTimeout(whenReady)

  listen('load', () => {
    const { connection } = navigator as { connection?: { effectiveType?: string; saveData?: boolean } }
    if (connection?.effectiveType === '4g' && !connection.saveData) requestIdleCallback(() => fetchAhead(projectOf(0)))
  })
}

if (!window.DonateWidget) start()
else if (window.DonateWidget.version !== __VERSION__) console.warn('DonateWidget: two versions on this page')
