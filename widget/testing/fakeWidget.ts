/** The script as the wrapper sees it: a tag that loads when the test says so, and an API whose events reach the window. */
import { act, cleanup } from '@testing-library/react'
import { vi } from 'vitest'
import type { DonateWidgetApi, EventName, Events, OpenRequest } from '../publicApi.ts'

export const src = 'https://trust.test/widget/v1/donate.js'

export const say = <N extends EventName>(name: N, detail: Events[N]): void =>
  void act(() => window.dispatchEvent(new CustomEvent(name, { detail })))

export class FakeWidget implements Partial<DonateWidgetApi> {
  readonly version = '1.0.0'
  isOpen = false
  requests: OpenRequest[] = []
  configured: object[] = []
  configure = (options: object): void => void this.configured.push(options)
  open = (request: OpenRequest = {}): void => {
    this.requests.push(request)
    this.isOpen = true
    say('donate:open', { projectId: request.projectId ?? null })
  }
  close = (): void => {
    this.isOpen = false
    say('donate:close', {})
  }
}

export const tags = (): HTMLScriptElement[] => [...document.querySelectorAll('script')]

/** The script loads, or fails. */
export const settle = async (type: 'load' | 'error', widget?: FakeWidget): Promise<void> => {
  if (widget) window.DonateWidget = widget as unknown as DonateWidgetApi
  await act(async () => {
    tags().at(-1)?.dispatchEvent(new Event(type))
    await new Promise((resolve) => setTimeout(resolve))
  })
  if (widget) say('donate:ready', { version: widget.version })
}

/** Like the script, it handles a press on `data-donate` before the page's own listeners, and opens in the press's task. */
export const hearPresses = (widget: FakeWidget): (() => void) => {
  const press = (event: MouseEvent): void => {
    const opener = (event.target as Element).closest<HTMLElement>('[data-donate]')
    if (!opener || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    widget.open({ projectId: Number(opener.dataset['donateProjectId']) })
  }
  window.addEventListener('click', press, true)
  return () => window.removeEventListener('click', press, true)
}

/** Waits until timers of 0 ms have run. */
export const nextTask = (): Promise<void> => act(() => new Promise<void>((resolve) => setTimeout(resolve)))

/** Resets the page before a test: no component, no widget, no tag, and nothing under way. */
export const clearPage = async (): Promise<void> => {
  vi.useRealTimers()
  cleanup()
  delete window.DonateWidget
  for (const tag of tags()) tag.dispatchEvent(new Event('error'))
  await nextTask()
  for (const tag of tags()) tag.remove()
}
