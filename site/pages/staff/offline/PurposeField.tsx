import { giving } from '../../../../shared/contract/choosing.ts'
import { useApiQuery } from '../../../framework/firstLoad/queryClient.ts'
import { useLanguage } from '../../../app/language/language.ts'
import { SelectField } from '../../../components/forms/SelectField.tsx'
import type { MoneyForm } from './offlineFields.ts'
import { useTexts } from '../../../texts/useTexts.ts'

interface PurposeFieldProps {
  form: MoneyForm
  projectId: number
  /** The purpose that a donation has already. The project may not have it any more. */
  kept?: { id: number; title: string } | null
}

/** The purposes of the chosen project. A project without any shows no field. */
export const PurposeField = ({ form, projectId, kept = null }: PurposeFieldProps) => {
  const texts = useTexts('staff').offline
  const lang = useLanguage()
  const { data } = useApiQuery(['staff-purposes', projectId, lang], (api) => giving(api, projectId), {
    enabled: projectId > 0,
  })
  if (projectId === 0 || !data || data.purpose.length === 0) return null
  const purposes = kept && data.purpose.every(({ id }) => id !== kept.id) ? [kept, ...data.purpose] : data.purpose
  return (
    <SelectField
      // The browser's select shows a value only if it had its option when it was made.
      key={projectId}
      form={form}
      name="purpose_id"
      note={texts.optional}
      empty={texts.noPurpose}
      options={purposes.map(({ id, title }) => ({ value: String(id), label: title }))}
    />
  )
}
