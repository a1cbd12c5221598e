/** The yearly statement of donors and its pool of numbers, for the trust's staff. Each throws `ApiError`. */
import {
  addedNumbersSchema,
  pooledNumberSchema,
  poolPageSchema,
  type PooledNumberRow,
  statementYearSchema,
} from '../../contract/staff/statements.ts'
import { query } from '../query.ts'
import type { Transport } from '../transport.ts'

/** @param year e.g. `2026-27`; without one: the last that is over */
export const statementYear = (t: Transport, year?: string) =>
  t.get(`staff/statements${query({ year })}`, statementYearSchema)

/** Marks a downloaded file as filed. */
export const fileStatement = (t: Transport, id: number, acknowledgement: string) =>
  t.post('staff/statement-filed', { id, acknowledgement })

export const poolNumbers = (t: Transport, page: number, state?: PooledNumberRow['state']) =>
  t.get(`staff/pre-acknowledgements${query({ state, page })}`, poolPageSchema)

/** @param numbers with spaces, commas or line breaks between them */
export const addNumbers = (t: Transport, numbers: string) =>
  t.post('staff/pre-acknowledgement-add', { numbers }, addedNumbersSchema)

export const giveNumber = (t: Transport, receipt: string) =>
  t.post('staff/pre-acknowledgement-give', { receipt }, pooledNumberSchema)
