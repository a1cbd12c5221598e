import { Link, useSearchParams } from 'react-router-dom'
import {
  mailAgain,
  type UndeliveredMail,
  undeliveredMails,
  undeliveredStateSchema,
} from '../../../shared/contract/staff/mails.ts'
import { formatDateTime } from '../../../shared/date.ts'
import { useApiQuery } from '../../framework/firstLoad/queryClient.ts'
import { useLanguage } from '../../app/language/language.ts'
import { useServices } from '../../app/services.ts'
import { pageIn } from '../../components/Pager.tsx'
import text from '../../components/Text.module.css'
import { ActButton } from '../../components/act/ActButton.tsx'
import { useAct } from '../../components/act/useAct.ts'
import { DeskHeading } from './desk/DeskHeading.tsx'
import { Nothing } from './desk/Nothing.tsx'
import { DeskItem } from './desk/DeskItem.tsx'
import { EntryPages } from './desk/EntryPages.tsx'
import { FactList } from './desk/FactList.tsx'
import { StateLinks } from './desk/StateLinks.tsx'
import { useTexts } from '../../texts/useTexts.ts'

/** `/staff/mails?state=bounced&page=2`: the mails that did not arrive, newest first, for the trust's staff. */
export const MailsPage = () => {
  const texts = useTexts('staff').mails
  const lang = useLanguage()
  const [search] = useSearchParams()
  const page = pageIn(search)
  const state = undeliveredStateSchema.safeParse(search.get('state')).data
  const query = useApiQuery(['undelivered-mails', state, page, lang], (api) => undeliveredMails(api, page, state), {
    staleTime: 0,
  })
  return (
    <>
      <DeskHeading title={texts.title} lead={texts.lead} />
      <StateLinks
        label={texts.filter}
        names={texts.filters}
        chosen={state ?? 'all'}
        linkOf={(other) => (other === 'all' ? '?' : `?state=${other}`)}
      />
      <EntryPages query={query} empty={<NoMails everything={!state && page === 1} />} label={texts.pages}>
        {(mail) => <UndeliveredMailEntry key={mail.id} mail={mail} />}
      </EntryPages>
    </>
  )
}

/** @param everything false: only this state or page has none */
const NoMails = ({ everything }: { everything: boolean }) => {
  const texts = useTexts('staff').mails
  if (everything)
    return (
      <Nothing title={texts.emptyTitle}>
        <p>{texts.empty}</p>
      </Nothing>
    )
  return (
    <p>
      {texts.emptyState} <Link to="?">{texts.showAll}</Link>
    </p>
  )
}

/** One mail: what it is, whom it was for, what the mail server answered, and a way to send it again. */
const UndeliveredMailEntry = ({ mail }: { mail: UndeliveredMail }) => {
  const texts = useTexts('staff').mails
  const lang = useLanguage()
  const { kind, subject, state, to, account, attempts, code, reason, created_at, settled_at, resendable } = mail
  return (
    <DeskItem title={<span lang={mail.language}>{subject}</span>} state={texts.kinds[kind]}>
      <p>
        <b>{texts.states[state]}</b>
      </p>
      <FactList
        facts={[
          [
            texts.to,
            <a key="to" href={`mailto:${to}`}>
              {to}
            </a>,
          ],
          [
            texts.account,
            account && (
              <div key="account">
                {account.name}
                {account.unreachable && <p className={text.wrong}>{texts.unreachable}</p>}
              </div>
            ),
          ],
          [
            texts.answer,
            (code ?? reason) && (
              <span key="answer" lang="en">
                {reason?.includes(code ?? '') ? reason : [code, reason].filter(Boolean).join(' · ')}
              </span>
            ),
          ],
          [texts.attempts, String(attempts)],
          [texts.written, formatDateTime(created_at, lang)],
          [texts.ended, formatDateTime(settled_at, lang)],
        ]}
      />
      {resendable ? <SendAgain mail={mail} /> : <p className={text.soft}>{texts.erased}</p>}
    </DeskItem>
  )
}

/** Queues the mail again. The answer is shown in place: the mail stays in the list until somebody loads the page again. */
const SendAgain = ({ mail: { id, subject, to } }: { mail: UndeliveredMail }) => {
  const texts = useTexts('staff').mails
  const { api } = useServices()
  const act = useAct({ call: () => mailAgain(api, id), say: texts.queued })
  return (
    <ActButton act={act} about={texts.about(subject, to)} off={act.result !== undefined}>
      {act.busy ? texts.sending : texts.again}
    </ActButton>
  )
}
