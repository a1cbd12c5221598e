import type { StatementProblemCode } from '../../../../shared/contract/staff/statementProblems.ts'
import { mostOf } from './mostOf.ts'
import { type Check, type CheckedRow, inCell, type StatementFacts } from './problem.ts'

/** Pre-acknowledgement numbers are from the pool, each belongs to its receipt, and none is used twice. */
export const checkNumbers: Check = (rows, facts) => {
  const used = new Set<string>()
  const pool = new Map(facts.pool.map((one) => [one.number, one]))
  const problemOf = (row: CheckedRow): StatementProblemCode | null => {
    const number = row.row.pre_acknowledgement
    if (number === '') return null
    const { form } = facts
    if (!form.pre_acknowledgement.used) return 'pre_ack_off'
    if (number.length > mostOf(form, 'pre_acknowledgement')) return 'pre_ack_long'
    if (!hasForm(number, facts)) return 'pre_ack_form'
    if (used.has(number)) return 'pre_ack_twice'
    used.add(number)
    const pooled = pool.get(number)
    if (!pooled) return 'pre_ack_unknown'
    if (pooled.filed) return 'pre_ack_filed'
    return row.donations.some(({ receipt }) => receipt !== pooled.receipt) ? 'pre_ack_receipt' : null
  }
  return rows.flatMap((row) => {
    const code = problemOf(row)
    return code ? inCell(code, row, 'pre_acknowledgement') : []
  })
}

const hasForm = (number: string, { form }: Pick<StatementFacts, 'form'>): boolean =>
  new RegExp(`^(?:${form.pre_acknowledgement.pattern})$`, 'u').test(number)
