import { roots } from '../support/roots.ts'
import type { Visitor } from '../engines/visitor.ts'

export interface Heard {
  errors: string[]
  /** Of `console.warn` and `console.error`. */
  warnings: string[]
  /** Directive and what was blocked. */
  violations: string[]
}

declare global {
  interface Window {
    heardByPage: Heard
  }
}

/** What the page under test has heard since it was loaded (pages/recorder.js). */
export const heard = (visitor: Visitor): Promise<Heard> => visitor.evaluate(() => window.heardByPage)

/** Directives of which the browser has reported a violation to the page's server, whatever page the visitor is on by now. */
export async function reportsOf(key: string): Promise<string[]> {
  return (await (await fetch(`${roots.pagesRoot}/reports.json?key=${key}`)).json()) as string[]
}
