/** A page that loads and removes our script: its address, and waits for script and form. */
import { until } from '../engines/until.ts'
import type { Visitor } from '../engines/visitor.ts'
import { roots } from '../support/roots.ts'
import { seen } from './hostile/hostile.ts'

export const at = (page: string, query = ''): string => `${roots.pagesRoot}/wild/${page}${query}`
export const ready = (visitor: Visitor): Promise<void> =>
  until('our script', () => visitor.evaluate(() => typeof window.DonateWidget?.open === 'function'))
export const errorsOf = (visitor: Visitor): Promise<string[]> =>
  visitor.evaluate(() => window[Symbol.for('probe')]!.errors)
export const formStands = (visitor: Visitor): Promise<unknown> =>
  seen(visitor, 'the form', ({ points }) => 'CONTINUE' in points)
