import {
  endOtherSessions,
  endSession,
  type SignInSession,
  signInSessions,
} from '../../../shared/contract/people/account.ts'
import { formatDay, formatDateTime } from '../../../shared/date.ts'
import { useApiQuery } from '../../framework/firstLoad/queryClient.ts'
import { Button } from '../../components/Button.tsx'
import { QueryState } from '../../components/QueryState.tsx'
import { ActButton, ActMessage } from '../../components/act/ActButton.tsx'
import { useAct } from '../../components/act/useAct.ts'
import { useTexts } from '../../texts/useTexts.ts'

const key = 'sign-in sessions'
const currentFirst = (a: SignInSession, b: SignInSession) => Number(b.current) - Number(a.current)

/** Where the account is signed in, with a button for each other device and one for all of them, which may need the password. */
export const Sessions = () => {
  const { sessions: texts, lang } = useTexts('profile')
  const query = useApiQuery([key], signInSessions)
  const one = useAct({ call: (api, id: number) => endSession(api, id), say: texts.ended, refreshes: [key] })
  const others = useAct({ call: endOtherSessions, say: texts.othersEnded, refreshes: [key] })
  const nameOf = ({ browser, system }: SignInSession) =>
    browser && system ? texts.device(browser, system) : (browser ?? system ?? texts.unknown)
  return (
    <>
      <QueryState query={query}>
        {(all) => (
          <>
            <ul className="flow-list">
              {all.toSorted(currentFirst).map((session) => (
                <li key={session.id}>
                  <div>
                    <p className="text-name">{nameOf(session)}</p>
                    <p className="text-small">
                      {texts.since(formatDay(session.first_used, lang))}{' '}
                      {texts.used(formatDateTime(session.last_used, lang))}
                    </p>
                  </div>
                  {session.current ? (
                    <strong>{texts.current}</strong>
                  ) : (
                    <Button
                      look="outline"
                      busy={one.busy}
                      aria-label={texts.endOf(nameOf(session))}
                      onClick={() => void one.run(session.id)}
                    >
                      {texts.end}
                    </Button>
                  )}
                </li>
              ))}
            </ul>
            {all.length === 1 && <p>{texts.alone}</p>}
            <ActButton act={others} section="sessions">
              {all.length > 1 && texts.endOthers}
            </ActButton>
          </>
        )}
      </QueryState>
      <ActMessage act={one} section="sessions" />
    </>
  )
}
