import type { UndeliveredMail } from '../../../../shared/contract/mail.ts'
import { formatDateTime } from '../../../../shared/date.ts'
import { useLanguage } from '../../../app/language/language.ts'
import { Entry } from '../../../staff/parts/Entry.tsx'
import { FactList } from '../../../staff/parts/FactList.tsx'
import text from '../../../parts/Text.module.css'
import { SendAgain } from './SendAgain.tsx'
import { useTexts } from '../../../texts/useTexts.ts'

/** One mail: what it is, whom it was for, what the mail server answered, and a way to send it again. */
export const UndeliveredMailEntry = ({ mail }: { mail: UndeliveredMail }) => {
  const texts = useTexts('staff').mails
  const lang = useLanguage()
  const { kind, subject, state, to, account, attempts, code, reason, created_at, settled_at, resendable } = mail
  return (
    <Entry title={<span lang={mail.language}>{subject}</span>} state={texts.kinds[kind]}>
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
    </Entry>
  )
}
