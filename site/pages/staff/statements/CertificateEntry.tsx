import { keepPreviousData } from '@tanstack/react-query'
import { useDeferredValue, useId, useState } from 'react'
import {
  certificateDonors,
  matchCertificate,
  removeCertificate,
} from '../../../../shared/contract/staff/certificates.ts'
import type { CertificateRow } from '../../../../shared/contract/staff/certificates.ts'
import { formatRupees } from '../../../../shared/money.ts'
import { useApiQuery } from '../../../framework/firstLoad/queryClient.ts'
import { useServices } from '../../../app/services.ts'
import { Field } from '../../../components/forms/Field.tsx'
import { Button } from '../../../components/Button.tsx'
import { QueryState } from '../../../components/QueryState.tsx'
import text from '../../../components/Text.module.css'
import frame from '../../../components/act/Act.module.css'
import { ActMessage } from '../../../components/act/ActButton.tsx'
import { useFile } from '../../../components/act/FileButton.tsx'
import { useAct } from '../../../components/act/useAct.ts'
import parts from '../desk/DeskItem.module.css'
import { useTexts } from '../../../texts/useTexts.ts'
import styles from './Statements.module.css'
import { statementKey } from './statementKey.ts'

/** One certificate. If its donor is not certain, staff open it and choose. */
export const CertificateEntry = ({ year, certificate }: { year: string; certificate: CertificateRow }) => {
  const texts = useTexts('staff').statements
  const { api } = useServices()
  const [choosing, setChoosing] = useState(false)
  const { id, file, state, donor, replaces } = certificate
  const saved = { path: `staff/certificate?id=${id}`, name: `certificate_${year}_${id}.pdf` }
  const opening = useFile(saved, [statementKey])
  const removing = useAct({ call: () => removeCertificate(api, id), say: null, refreshes: [statementKey] })
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
      {[opening, removing].map((act, index) => (
        <ActMessage key={index} act={act} />
      ))}
      {choosing && <ChooseDonor year={year} certificate={id} />}
    </li>
  )
}

/** Finds a donor of the filed statement and gives the certificate to them. */
const ChooseDonor = ({ year, certificate }: { year: string; certificate: number }) => {
  const texts = useTexts('staff').statements
  const id = useId()
  const [typed, setTyped] = useState('')
  const search = useDeferredValue(typed.trim().slice(0, 80))
  const query = useApiQuery([statementKey, 'donors', year, search], (api) => certificateDonors(api, year, search), {
    placeholderData: keepPreviousData,
  })
  return (
    <div className={frame.form} data-framed>
      <Field
        id={id}
        name="donor"
        label={texts.findDonor}
        type="search"
        autoComplete="off"
        control={{ value: typed, onChange: (event) => setTyped(event.target.value) }}
      />
      <QueryState query={query} empty={{ when: (found) => found.length === 0, show: <p>{texts.foundNone}</p> }}>
        {(found) => (
          <ul className={styles.choices}>
            {found.map(({ serial, name, id: pan, rupees }) => (
              <Choice
                key={serial}
                certificate={certificate}
                serial={serial}
                words={texts.choice(name, pan, formatRupees(rupees))}
              />
            ))}
          </ul>
        )}
      </QueryState>
    </div>
  )
}

const Choice = ({ certificate, serial, words }: { certificate: number; serial: number; words: string }) => {
  const { api } = useServices()
  const act = useAct({ call: () => matchCertificate(api, certificate, serial), say: null, refreshes: [statementKey] })
  return (
    <li>
      <Button look="outline" busy={act.busy} onClick={() => void act.run()}>
        {words}
      </Button>
      <ActMessage act={act} />
    </li>
  )
}
