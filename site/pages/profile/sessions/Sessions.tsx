import type { FormEvent } from 'react'
import { signInSessions } from '../../../../shared/api/people/signInSessions.ts'
import type { SignInSession } from '../../../../shared/contract/people/signInSession.ts'
import { formatDay, formatDateTime } from '../../../../shared/date.ts'
import { useApiQuery } from '../../../app/firstLoad/queryClient.ts'
import { useLanguage } from '../../../app/language/language.ts'
import { paths } from '../../../app/paths.ts'
import { useServices } from '../../../app/services.ts'
import { PasswordProof } from '../../../forms/proof/PasswordProof.tsx'
import { Button } from '../../../layout/Button.tsx'
import { QueryState } from '../../../layout/QueryState.tsx'
import sections from '../sections/Sections.module.css'
import styles from './Sessions.module.css'
import { sessionsTexts } from './texts.ts'
import { sessionsKey, useSessionActs } from './useSessionActs.ts'

const currentFirst = (a: SignInSession, b: SignInSession) => Number(b.current) - Number(a.current)

/** Where the account is signed in, with a button for each other device and one for all of them. */
export const Sessions = () => {
  const texts = sessionsTexts.use()
  const lang = useLanguage()
  const { api } = useServices()
  const query = useApiQuery({ queryKey: sessionsKey, queryFn: () => signInSessions(api) })
  const { busy, asks, bindPassword, said, problem, failure, end, endOthers } = useSessionActs()
  const nameOf = ({ browser, system }: SignInSession) =>
    browser && system ? texts.device(browser, system) : (browser ?? system ?? texts.unknown)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void endOthers()
  }
  return (
    <>
      <QueryState query={query} skeleton={<div className={sections.skeleton} />}>
        {(all) => (
          <>
            <ul className={sections.rows}>
              {all.toSorted(currentFirst).map((one) => (
                <li key={one.id} className={sections.entry}>
                  <div className={sections.words}>
                    <p className={styles.device}>{nameOf(one)}</p>
                    <p className={sections.since}>
                      {texts.since(formatDay(one.first_used, lang))} {texts.used(formatDateTime(one.last_used, lang))}
                    </p>
                  </div>
                  {one.current ? (
                    <strong>{texts.current}</strong>
                  ) : (
                    <Button look="outline" aria-label={texts.endOf(nameOf(one))} onClick={() => void end(one.id)}>
                      {texts.end}
                    </Button>
                  )}
                </li>
              ))}
            </ul>
            {all.length > 1 ? (
              <form onSubmit={submit} aria-label={texts.endOthers}>
                {asks && (
                  <div className={styles.proof}>
                    <PasswordProof ref={bindPassword} problem={problem} next={`${paths.profile}#sessions`} />
                  </div>
                )}
                <Button type="submit" look="outline" busy={busy}>
                  {texts.endOthers}
                </Button>
              </form>
            ) : (
              <p>{texts.alone}</p>
            )}
          </>
        )}
      </QueryState>
      {failure && (
        <p role="alert" className={styles.problem}>
          {failure}
        </p>
      )}
      <p role="status" className={sections.said}>
        {said}
      </p>
    </>
  )
}
