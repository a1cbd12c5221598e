import { useServices } from '../../../../app/services.ts'
import { ActForm } from '../../../../parts/act/ActForm.tsx'
import { FileLink } from '../../../../parts/act/FileLink.tsx'
import { saveFile } from '../../../../forms/saveFile.ts'
import { useProvenAct } from '../../../../parts/act/useProvenAct.ts'
import { DeskSection } from '../../../../staff/parts/DeskSection.tsx'
import { statementKey } from '../statementKey.ts'
import { useTexts } from '../../../../texts/useTexts.ts'

/** Downloads the year's donations for the trust's accounts. */
export const LedgerFile = ({ year }: { year: string }) => {
  const texts = useTexts('staff').statements
  const { session, watch } = useServices()
  const file = { path: `staff/ledger-file?year=${year}`, name: `donations_${year}.csv` }
  const act = useProvenAct(() => watch(() => saveFile(session, file)), statementKey)
  return (
    <DeskSection title={texts.books} lead={texts.booksLead}>
      <ActForm
        act={act}
        submit={act.busy ? texts.downloading : texts.booksDownload}
        said={<FileLink url={act.result} />}
      />
    </DeskSection>
  )
}
