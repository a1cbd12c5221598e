import * as z from 'zod/mini'
import { daySchema } from '../day.ts'
import { statementFormSchema } from './statementForm.ts'

/** Rules of the yearly statement of donors, and of the years that are closed. */
export const statementRules = {
  'statement.form': statementFormSchema,
  /** Staff enter no offline donation of an earlier day. Null: the years after the last filed statement are open. */
  'ledger.openFrom': z.nullable(daySchema),
} as const
