/**
 * Rules for every page, however hostile. They are checked from before our script loads until after the dialog closes. The page's first script (pages/probe)
 * checks them, with functions that it took before the page could change them.
 */
import { expect } from '@playwright/test'
import type { Visitor } from '../engines/visitor.ts'
import { roots } from '../support/roots.ts'

/** The state of a page at rest. */
interface Traces {
  globals: string[]
  listeners: string[]
  attributes: string[]
  elements: string[]
  storage: string[]
  sheets: string[]
  errors: string[]
}

export interface DialogView {
  open: boolean
  modal: boolean
  heading: string
  text: string
  alert: string
  total: string
  /** Name of the focused element in it. */
  focus: string
  /** Number of visible loaders. */
  veil: number
  links: string[]
  /** Middle of each control, by name. */
  points: Record<string, { x: number; y: number }>
}

export interface Probe {
  errors: string[]
  submits: number
  keys: string[]
  listeners(): string[]
  traces(): Promise<Traces>
  mark(): void
  opened(): void
  changed(): string[]
  origins(): string[]
  dialog(): DialogView
  faults(where?: string): string[]
  looks(): string[]
  opener(selector: string): { x: number; y: number }
}

declare global {
  interface Window {
    [probe: symbol]: Probe
  }
}

/** Calls the probe of the current page. */
export const ask = {
  traces: (visitor: Visitor) => visitor.evaluate(() => window[Symbol.for('probe')]!.traces()),
  dialog: (visitor: Visitor) => visitor.evaluate(() => window[Symbol.for('probe')]!.dialog()),
  /** @param where a selector in a shadow root; by default the dialog */
  faults: (visitor: Visitor, where?: string) =>
    visitor.evaluate((place) => window[Symbol.for('probe')]!.faults(place ?? undefined), where),
  looks: (visitor: Visitor) => visitor.evaluate(() => window[Symbol.for('probe')]!.looks()),
  changed: (visitor: Visitor) => visitor.evaluate(() => window[Symbol.for('probe')]!.changed()),
  mark: (visitor: Visitor) => visitor.evaluate(() => window[Symbol.for('probe')]!.mark()),
  opener: (visitor: Visitor, selector: string) =>
    visitor.evaluate((where) => window[Symbol.for('probe')]!.opener(where), selector),
}

const origin = (root: string): string => new URL(root).origin
/** The documented origins: the page's own, the trust's site and its API. */
const documented = (): string[] => [
  origin(roots.pagesRoot),
  origin(roots.pagesRoot).replace('127.0.0.1', 'localhost'),
  origin(roots.siteRoot),
  origin(roots.apiRoot),
]

/** Our script's additions to a page before any click: one name, and listeners on the window. No element, style or key. */
export function expectAtRest(without: Traces, withUs: Traces): void {
  expect(withUs.globals.filter((name) => !without.globals.includes(name))).toEqual(['DonateWidget'])
  // Listeners on the window are ours, and so are the elements `<donate-button>` and `<donate-form>`.
  const ofPage = (listeners: readonly string[]): string[] => listeners.filter((line) => !/^(window|donate-)/.test(line))
  expect(ofPage(withUs.listeners)).toEqual(ofPage(without.listeners))
  expect(withUs.attributes).toEqual(without.attributes)
  // A prefetch removes its link after it has loaded.
  const elements = (list: readonly string[]): string[] => list.filter((name) => name !== 'link')
  expect(elements(withUs.elements)).toEqual(elements(without.elements))
  expect(withUs.sheets).toEqual(without.sheets)
  expect(withUs.storage).toEqual(without.storage)
  expect(withUs.errors).toEqual(without.errors)
}

/**
 * Checks the page after the dialog has closed.
 *
 * @param takesFocus whether the page has moved the focus by then
 */
export async function expectAsFound(visitor: Visitor, takesFocus = false): Promise<void> {
  const changed = async (): Promise<string[]> =>
    (await ask.changed(visitor)).filter((line) => !takesFocus || !line.startsWith('focus'))
  await expect.poll(changed, { message: 'the page as it was found', timeout: 10_000 }).toEqual([])
  const end = await visitor.evaluate(() => {
    const probe = window[Symbol.for('probe')]!
    return { errors: probe.errors, submits: probe.submits, keys: probe.keys, origins: probe.origins() }
  })
  expect(end.errors).toEqual([])
  // The page never sees a key typed in our form, not even its release.
  expect(end.keys).toEqual([])
  expect(end.submits).toBe(0)
  expect(end.origins.filter((one) => !documented().includes(one))).toEqual([])
}
