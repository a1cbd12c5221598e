import { keepPreviousData } from '@tanstack/react-query'
import { useDeferredValue, useId, useState } from 'react'
import { certificateDonors, matchCertificate } from '../../../../../shared/api/staff/certificates.ts'
import { formatRupees } from '../../../../../shared/money.ts'
import { useApiQuery } from '../../../../app/firstLoad/queryClient.ts'
import { useServices } from '../../../../app/services.ts'
import { Field } from '../../../../forms/Field.tsx'
import { Button } from '../../../../layout/Button.tsx'
import { QueryState } from '../../../../layout/QueryState.tsx'
import frame from '../../../../parts/act/Act.module.css'
import { ActProof } from '../../../../parts/act/ActProof.tsx'
import { useProvenAct } from '../../../../parts/act/useProvenAct.ts'
import { statementKey } from '../statementKey.ts'
import styles from '../Statements.module.css'
import { useTexts } from '../../../../texts/useTexts.ts'

/** Finds a donor of the filed statement and gives the certificate to them. */
export const ChooseDonor = ({ year, certificate }: { year: string; certificate: number }) => {
  const texts = useTexts('staff').statements
  const { api } = useServices()
  const id = useId()
  const [typed, setTyped] = useState('')
  const search = useDeferredValue(typed.trim().slice(0, 80))
  const query = useApiQuery({
    queryKey: [statementKey, 'donors', year, search],
    queryFn: () => certificateDonors(api, year, search),
    placeholderData: keepPreviousData,
  })
  return (
    <div className={frame.form} data-framed>
      <Field
        id={id}
        spec={{ name: 'donor', label: texts.findDonor, type: 'search', autoComplete: 'off' }}
        problem={undefined}
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
  const act = useProvenAct(() => matchCertificate(api, certificate, serial), statementKey)
  return (
    <li>
      <Button look="outline" busy={act.busy} onClick={() => void act.run()}>
        {words}
      </Button>
      <ActProof act={act} />
    </li>
  )
}
