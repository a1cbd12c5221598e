import { Link, useSearchParams } from 'react-router-dom'
import {
  mailAgain,
  type UndeliveredMail,
  undeliveredMails,
  undeliveredStateSchema,
} from '../../../shared/contract/staff/mails.ts'
import { formatDateTime } from '../../../shared/date.ts'
import { pageIn } from '../../components/Pager.tsx'
import { ActButton } from '../../components/act/ActButton.tsx'
import { useAct } from '../../components/act/useAct.ts'
import { DeskItem, DeskList, FactList, mailLink, StateLinks } from './desk/DeskList.tsx'
import { DeskHeading, Nothing } from './desk/DeskPage.tsx'
import { useDesk } from './desk/useDesk.tsx'

/** `/staff/mails?state=bounced&page=2`: the mails that did not arrive, newest first, for the trust's staff. */
export const MailsPage = () => {
  const { texts } = useDesk('mails')
  const [search] = useSearchParams()
  const state = undeliveredStateSchema.safeParse(search.get('state')).data
  return (
    <>
      <DeskHeading lead={texts.lead} />
      <StateLinks label={texts.filter} names={texts.filters} chosen={state ?? 'all'} parameter="state" usual="all" />
      <DeskList
        queryKey={['undelivered-mails', state]}
        ask={(api, page) => undeliveredMails(api, page, state)}
        empty={<NoMails everything={!state && pageIn(search) === 1} />}
        texts={texts}
      >
        {(mail) => <UndeliveredMailEntry key={mail.id} mail={mail} />}
      </DeskList>
    </>
  )
}

/** @param everything false: only this state or page has none */
const NoMails = ({ everything }: { everything: boolean }) => {
  const { texts } = useDesk('mails')
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
  const { texts, lang } = useDesk('mails')
  const { kind, subject, state, to, account, attempts, code, reason, created_at, settled_at, resendable } = mail
  const name = account && (
    <div>
      {account.name}
      {account.unreachable && <p className="text-wrong">{texts.unreachable}</p>}
    </div>
  )
  const answer = reason?.includes(code ?? '') ? reason : [code, reason].filter(Boolean).join(' · ')
  return (
    <DeskItem title={<span lang={mail.language}>{subject}</span>} state={texts.kinds[kind]}>
      <p>
        <b>{texts.states[state]}</b>
      </p>
      <FactList
        facts={[
          [texts.to, mailLink(to)],
          [texts.account, name],
          [texts.answer, answer && inEnglish(answer)],
          [texts.attempts, String(attempts)],
          [texts.written, formatDateTime(created_at, lang)],
          [texts.ended, formatDateTime(settled_at, lang)],
        ]}
      />
      {resendable ? <SendAgain mail={mail} /> : <p className="text-soft">{texts.erased}</p>}
    </DeskItem>
  )
}

const inEnglish = (words: string) => <span lang="en">{words}</span>

/** Queues the mail again. The answer is shown in place: the mail stays in the list until somebody loads the page again. */
const SendAgain = ({ mail: { id, subject, to } }: { mail: UndeliveredMail }) => {
  const { texts, wait } = useDesk('mails')
  const act = useAct({ call: (api) => mailAgain(api, id), say: texts.queued })
  return (
    <ActButton act={act} about={`${subject}, ${to}`} off={act.result !== undefined}>
      {act.busy ? wait : texts.again}
    </ActButton>
  )
}
