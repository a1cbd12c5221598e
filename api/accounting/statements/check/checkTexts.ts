import type { StatementColumn } from '../../../../shared/contract/content/statementForm.ts'
import { isFormula } from '../../../partners/csv.ts'
import { mostOf } from './mostOf.ts'
import { eachRow } from './problem.ts'

const texts = [
  'pre_acknowledgement',
  'id_code',
  'id',
  'section',
  'registration',
  'name',
  'address',
  'type',
  'mode',
] as const
const control = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]|[\u200e\u200f\u202a-\u202e\u2066-\u2069]/u

/** Names and addresses exist and fit. No text is a formula, or has characters that a cell cannot show. */
export const checkTexts = eachRow(({ row }, { form }) => [
  row.name.trim() === '' && ['name_missing', 'name'],
  row.address.trim() === '' && ['address_missing', 'address'],
  [...row.name].length > mostOf(form, 'name') && ['name_long', 'name'],
  [...row.address].length > mostOf(form, 'address') && ['address_long', 'address'],
  ...texts.flatMap((column: StatementColumn & keyof typeof row) => {
    const text = String(row[column])
    return [
      control.test(text) && (['control_characters', column] as const),
      isFormula(text) && (['formula', column] as const),
    ]
  }),
])
