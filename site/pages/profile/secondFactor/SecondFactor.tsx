import { useState } from 'react'
import { secondFactor } from '../../../../shared/api/people/secondFactor.ts'
import { formatDay } from '../../../../shared/date.ts'
import { queryClientOf, useApiQuery } from '../../../framework/firstLoad/queryClient.ts'
import { useLanguage } from '../../../app/language/language.ts'
import { useServices } from '../../../app/services.ts'
import { QueryState } from '../../../components/QueryState.tsx'
import flow from '../../../components/Flow.module.css'
import text from '../../../components/Text.module.css'
import { ChangeSecondFactor } from './ChangeSecondFactor.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'
import { SetUp } from './SetUp.tsx'
import { useTexts } from '../../../texts/useTexts.ts'

const key = ['second factor']

/** The second factor of a member of staff: set it up, get new recovery codes, turn it off. */
export const SecondFactor = () => {
  const texts = useTexts('signIn').secondFactor
  const lang = useLanguage()
  const services = useServices()
  const query = useApiQuery({ queryKey: key, queryFn: () => secondFactor(services.api), staleTime: 0 })
  /** Shown once, after they were made. */
  const [codes, setCodes] = useState<readonly string[]>()
  const [message, setMessage] = useState('')
  const changed = (made: readonly string[] | undefined) => {
    setCodes(made)
    setMessage(made ? '' : texts.turnedOff)
    void queryClientOf(services).invalidateQueries({ queryKey: key })
  }
  return (
    <>
      <QueryState query={query}>
        {({ since, required, recovery_codes_left }) =>
          codes ? (
            <RecoveryCodes codes={codes} onKept={() => setCodes(undefined)} />
          ) : since === null ? (
            <div className={flow.stack}>
              <p>{required ? texts.needed : texts.off}</p>
              <SetUp onDone={changed} />
            </div>
          ) : (
            <div className={flow.stack}>
              <p>
                {texts.isOn(formatDay(since, lang))} {texts.left(recovery_codes_left)}
              </p>
              <ChangeSecondFactor onDone={changed} />
            </div>
          )
        }
      </QueryState>
      <p role="status" className={text.done}>
        {message}
      </p>
    </>
  )
}
