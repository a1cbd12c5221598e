import { useState } from 'react'
import { removeCertificate } from '../../../../../shared/api/staff/certificates.ts'
import type { CertificateRow } from '../../../../../shared/contract/staff/certificates.ts'
import { useServices } from '../../../../app/services.ts'
import { Button } from '../../../../layout/Button.tsx'
import { ActProof } from '../../../../parts/act/ActProof.tsx'
import { FileLink } from '../../../../parts/act/FileLink.tsx'
import { saveFile } from '../../../../forms/saveFile.ts'
import { useProvenAct } from '../../../../parts/act/useProvenAct.ts'
import { statementKey } from '../statementKey.ts'
import parts from '../../../../staff/parts/Entry.module.css'
import text from '../../../../parts/Text.module.css'
import styles from '../Statements.module.css'
import { ChooseDonor } from './ChooseDonor.tsx'
import { useTexts } from '../../../../texts/useTexts.ts'

/** One certificate. If its donor is not certain, staff open it and choose. */
export const CertificateEntry = ({ year, certificate }: { year: string; certificate: CertificateRow }) => {
  const texts = useTexts('staff').statements
  const { api, session, watch } = useServices()
  const [choosing, setChoosing] = useState(false)
  const { id, file, state, donor, replaces } = certificate
  const opening = useProvenAct(
    () => watch(() => saveFile(session, { path: `staff/certificate?id=${id}`, name: `certificate_${year}_${id}.pdf` })),
    statementKey,
  )
  const removing = useProvenAct(() => removeCertificate(api, id), statementKey)
  const isDoubtful = state === 'unmatched' || state === 'ambiguous'
  return (
    <li>
      <p>{donor ?? file}</p>
      <p className={parts.meta}>
        <span className={isDoubtful ? text.wrong : undefined}>{texts.certificateStates[state]}</span>
        {donor && <span>{file}</span>}
        {replaces !== null && <span>{texts.replaces}</span>}
      </p>
      <div className={styles.buttons}>
        <Button look="text" busy={opening.busy} aria-label={texts.openOf(file)} onClick={() => void opening.run()}>
          {texts.open}
        </Button>
        {isDoubtful && (
          <>
            <Button
              look="text"
              aria-label={texts.matchOf(file)}
              aria-expanded={choosing}
              onClick={() => setChoosing(!choosing)}
            >
              {texts.match}
            </Button>
            <Button
              look="text"
              busy={removing.busy}
              aria-label={texts.removeOf(file)}
              onClick={() => void removing.run()}
            >
              {texts.remove}
            </Button>
          </>
        )}
      </div>
      <ActProof act={opening} />
      <FileLink url={opening.result} />
      <ActProof act={removing} />
      {choosing && <ChooseDonor year={year} certificate={id} />}
    </li>
  )
}
