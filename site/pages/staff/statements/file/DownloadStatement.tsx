import type { StatementYear } from '../../../../../shared/contract/staff/statements.ts'
import { useServices } from '../../../../app/services.ts'
import { ActForm } from '../../../../parts/act/ActForm.tsx'
import { saveFile } from '../../../../forms/saveFile.ts'
import { useProvenAct } from '../../../../parts/act/useProvenAct.ts'
import { statementKey } from '../statementKey.ts'
import { useTexts } from '../../../../texts/useTexts.ts'

/** Downloads the statement, or what changed since the last filing. The API freezes the rows of this file. */
export const DownloadStatement = ({ statement: { year, form, filed } }: { statement: StatementYear }) => {
  const texts = useTexts('staff').statements
  const { session, watch } = useServices()
  const version = filed.length
  const name = `form-${form.name}_${year}_${version > 0 ? `revision-${version}` : 'statement'}.csv`
  const act = useProvenAct(
    () => watch(() => saveFile(session, { path: 'staff/statement-file', json: { year }, name })),
    statementKey,
  )
  return (
    <ActForm act={act} submit={act.busy ? texts.downloading : version > 0 ? texts.downloadRevision : texts.download} />
  )
}
