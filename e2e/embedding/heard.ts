import { roots } from '../support/roots.ts'
import type { Visitor } from '../engines/visitor.ts'

export interface Heard {
  errors: string[]
  /** Calls of `console.warn` and `console.error`. */
  warnings: string[]
  /** Directive and blocked address of each violation. */
  violations: string[]
}

declare global {
  interface Window {
    heardByPage: Heard
  }
}

/** What the page under test has reported since it was loaded (pages/recorder.js). */
export const heard = (visitor: Visitor): Promise<Heard> => visitor.evaluate(() => window.heardByPage)

/** Directives whose violation the browser reported to the page's server, whatever page the visitor is on now. */
export async function reportsOf(key: string): Promise<string[]> {
  return (await (await fetch(`${roots.pagesRoot}/reports.json?key=${key}`)).json()) as string[]
}
