import { statementFormSchema } from './statementForm.ts'

/** Rules of the yearly statement of donors. */
export const statementRules = { 'statement.form': statementFormSchema } as const
