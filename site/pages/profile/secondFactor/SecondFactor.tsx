import { useState } from 'react'
import { secondFactor } from '../../../../shared/api/people/secondFactor.ts'
import { formatDay } from '../../../../shared/date.ts'
import { queryClientOf, useApiQuery } from '../../../app/firstLoad/queryClient.ts'
import { useLanguage } from '../../../app/language/language.ts'
import { useServices } from '../../../app/services.ts'
import { QueryState } from '../../../layout/QueryState.tsx'
import { codeTexts } from '../../../secondFactor/texts.ts'
import sections from '../sections/Sections.module.css'
import { ChangeSecondFactor } from './ChangeSecondFactor.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'
import styles from './SecondFactor.module.css'
import { SetUp } from './SetUp.tsx'

const key = ['second factor']

/** The second factor of a member of staff: set it up, get new recovery codes, turn it off. */
export const SecondFactor = () => {
  const texts = codeTexts.use()
  const lang = useLanguage()
  const services = useServices()
  const query = useApiQuery({ queryKey: key, queryFn: () => secondFactor(services.api), staleTime: 0 })
  /** Shown once, after they were made. */
  const [codes, setCodes] = useState<readonly string[]>()
  const [said, setSaid] = useState('')
  const changed = (made: readonly string[] | undefined) => {
    setCodes(made)
    setSaid(made ? '' : texts.turnedOff)
    void queryClientOf(services).invalidateQueries({ queryKey: key })
  }
  return (
    <>
      <QueryState query={query} skeleton={<div className={sections.skeleton} />}>
        {({ since, required, recovery_codes_left }) =>
          codes ? (
            <RecoveryCodes codes={codes} onKept={() => setCodes(undefined)} />
          ) : since === null ? (
            <div className={styles.part}>
              <p>{required ? texts.needed : texts.off}</p>
              <SetUp onDone={changed} />
            </div>
          ) : (
            <div className={styles.part}>
              <p>
                {texts.isOn(formatDay(since, lang))} {texts.left(recovery_codes_left)}
              </p>
              <ChangeSecondFactor onDone={changed} />
            </div>
          )
        }
      </QueryState>
      <p role="status" className={sections.said}>
        {said}
      </p>
    </>
  )
}
