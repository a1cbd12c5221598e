import { useServices } from '../../../../app/services.ts'
import { Button } from '../../../../layout/Button.tsx'
import { ActProof } from '../../../../staff/ActProof.tsx'
import { saveFile } from '../../../../forms/saveFile.ts'
import { useStaffAct } from '../../../../staff/useStaffAct.ts'
import { Part } from '../Part.tsx'
import { statementKey } from '../statementKey.ts'
import styles from '../Statements.module.css'
import { statementTexts } from '../texts.ts'

/** Downloads the year's donations for the trust's accounts. */
export const LedgerFile = ({ year }: { year: string }) => {
  const texts = statementTexts.use()
  const { session, watch } = useServices()
  const file = { path: `staff/ledger-file?year=${year}`, name: `donations_${year}.csv` }
  const act = useStaffAct(() => watch(() => saveFile(session, file)), statementKey)
  return (
    <Part title={texts.books} lead={texts.booksLead}>
      <div className={styles.act}>
        <ActProof act={act} />
        <Button look="outline" busy={act.busy} onClick={() => void act.run()}>
          {act.busy ? texts.downloading : texts.booksDownload}
        </Button>
      </div>
    </Part>
  )
}
