/**
 * What holds on every page, however wild (issue "Partner pages"): asserted from before our script to after the dialog has closed. Looked at by the
 * page's own first script (pages/probe), with functions taken before the page could change them.
 */
import { expect } from '@playwright/test'
import type { Visitor } from '../engines/visitor.ts'
import { roots } from '../support/roots.ts'

/** What a page is like at rest. */
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
  /** Name of what has the focus in it. */
  focus: string
  /** Loaders that are up. */
  veil: number
  links: string[]
  /** Middle of each control, by its name. */
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

/** Calls the probe of the page that the visitor is on. */
export const ask = {
  traces: (visitor: Visitor) => visitor.evaluate(() => window[Symbol.for('probe')]!.traces()),
  dialog: (visitor: Visitor) => visitor.evaluate(() => window[Symbol.for('probe')]!.dialog()),
  /** @param where in a shadow root, if not in the dialog */
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

/** What our script adds to a page that nobody has pressed anything on: one name, listeners on the window only, no element, no style, no key. */
export function expectAtRest(without: Traces, withUs: Traces): void {
  expect(withUs.globals.filter((name) => !without.globals.includes(name))).toEqual(['DonateWidget'])
  // On the window are ours; and `<donate-button>` and `<donate-form>` are elements of ours.
  const ofPage = (listeners: readonly string[]): string[] => listeners.filter((line) => !/^(window|donate-)/.test(line))
  expect(ofPage(withUs.listeners)).toEqual(ofPage(without.listeners))
  expect(withUs.attributes).toEqual(without.attributes)
  // What is fetched ahead takes its link away itself, once it is there.
  const elements = (list: readonly string[]): string[] => list.filter((name) => name !== 'link')
  expect(elements(withUs.elements)).toEqual(elements(without.elements))
  expect(withUs.sheets).toEqual(without.sheets)
  expect(withUs.storage).toEqual(without.storage)
  expect(withUs.errors).toEqual(without.errors)
}

/**
 * After the dialog has closed.
 *
 * @param takesFocus whether the page has put the focus elsewhere by then
 */
export async function expectAsFound(visitor: Visitor, takesFocus = false): Promise<void> {
  const changed = async (): Promise<string[]> =>
    (await ask.changed(visitor)).filter((line) => !takesFocus || !line.startsWith('focus'))
  await expect.poll(changed, { message: 'the page as it was found', timeout: 2000 }).toEqual([])
  const end = await visitor.evaluate(() => {
    const probe = window[Symbol.for('probe')]!
    return { errors: probe.errors, submits: probe.submits, keys: probe.keys, origins: probe.origins() }
  })
  expect(end.errors).toEqual([])
  // What was typed into our form is none of the page's business, to the last key that is let go.
  expect(end.keys).toEqual([])
  expect(end.submits).toBe(0)
  expect(end.origins.filter((one) => !documented().includes(one))).toEqual([])
}
