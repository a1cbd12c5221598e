import { giving } from '../../../../shared/api/choosing.ts'
import { useApiQuery } from '../../../app/firstLoad/queryClient.ts'
import { useLanguage } from '../../../app/language/language.ts'
import { useServices } from '../../../app/services.ts'
import { SelectField } from '../../../forms/SelectField.tsx'
import type { OfflineFieldState } from './offlineFields.ts'
import { offlineTexts } from './texts.ts'

/** The purposes of the chosen project. A project without any shows no field. */
export const PurposeField = ({ state, projectId }: { state: OfflineFieldState; projectId: number }) => {
  const texts = offlineTexts.use()
  const lang = useLanguage()
  const { api } = useServices()
  const { data } = useApiQuery({
    queryKey: ['staff-purposes', projectId, lang],
    queryFn: () => giving(api, projectId),
    enabled: projectId > 0,
  })
  if (projectId === 0 || !data || data.purpose.length === 0) return null
  return (
    <SelectField
      // The browser's select shows a value only if it had its option when it was made.
      key={projectId}
      state={state}
      name="purpose_id"
      note={texts.optional}
      empty={texts.noPurpose}
      options={data.purpose.map(({ id, title }) => ({ value: String(id), label: title }))}
    />
  )
}
