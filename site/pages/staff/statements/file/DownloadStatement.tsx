import type { StatementYear } from '../../../../../shared/contract/staff/statements.ts'
import { useServices } from '../../../../app/services.ts'
import { Button } from '../../../../layout/Button.tsx'
import { ActProof } from '../../../../staff/ActProof.tsx'
import { saveFile } from '../../../../forms/saveFile.ts'
import { useStaffAct } from '../../../../staff/useStaffAct.ts'
import { statementKey } from '../statementKey.ts'
import styles from '../Statements.module.css'
import { statementTexts } from '../texts.ts'

/** Downloads the statement, or what changed since the last filing. The API freezes the rows of this file. */
export const DownloadStatement = ({ statement: { year, form, filed } }: { statement: StatementYear }) => {
  const texts = statementTexts.use()
  const { session, watch } = useServices()
  const version = filed.length
  const name = `form-${form.name}_${year}_${version > 0 ? `revision-${version}` : 'statement'}.csv`
  const act = useStaffAct(
    () => watch(() => saveFile(session, { path: 'staff/statement-file', json: { year }, name })),
    statementKey,
  )
  return (
    <div className={styles.act}>
      <ActProof act={act} />
      <Button look="outline" busy={act.busy} onClick={() => void act.run()}>
        {act.busy ? texts.downloading : version > 0 ? texts.downloadRevision : texts.download}
      </Button>
    </div>
  )
}
