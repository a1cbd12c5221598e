import { codeRequestSchema } from '../../../shared/contract/people/secondFactor.ts'
import type { FieldSpec } from '../../components/forms/Field.tsx'
import { useTexts } from '../../texts/useTexts.ts'

/** What an `AccountForm` needs to ask for a code: of the app, unless `other` says differently. */
export const useCodeForm = (other?: Partial<FieldSpec>) => {
  const { code, codeHint, required, wrong } = useTexts('signIn').secondFactor
  const app = { label: code, hint: codeHint, inputMode: 'numeric', autoComplete: 'one-time-code' } as const
  return {
    schema: async () => codeRequestSchema,
    fields: [{ name: 'code', type: 'text', ...app, ...other }],
    problems: { 'code:required': required, 'code:too_long': wrong, 'code:mismatch': wrong },
  }
}
