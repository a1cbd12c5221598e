import type { UndeliveredMail } from '../../../../shared/contract/mail.ts'
import { formatDateTime } from '../../../../shared/date.ts'
import { useLanguage } from '../../../app/language/language.ts'
import { SendAgain } from './SendAgain.tsx'
import { mailTexts } from './texts.ts'
import styles from './UndeliveredMails.module.css'

/** One mail: what it is, whom it was for, what the mail server answered, and a way to send it again. */
export const UndeliveredMailEntry = ({ mail }: { mail: UndeliveredMail }) => {
  const texts = mailTexts.use()
  const lang = useLanguage()
  const { kind, subject, state, to, account, attempts, code, reason, created_at, settled_at, resendable } = mail
  return (
    <li>
      <div className={styles.head}>
        <h2 lang={mail.language}>{subject}</h2>
        <p className={styles.meta}>{texts.kinds[kind]}</p>
      </div>
      <p className={styles.state}>{texts.states[state]}</p>
      <dl className={styles.facts}>
        <dt>{texts.to}</dt>
        <dd>
          <a href={`mailto:${to}`}>{to}</a>
        </dd>
        {account && (
          <>
            <dt>{texts.account}</dt>
            <dd>
              {account.name}
              {account.unreachable && <span className={styles.unreachable}>{texts.unreachable}</span>}
            </dd>
          </>
        )}
        {(code ?? reason) && (
          <>
            <dt>{texts.answer}</dt>
            <dd lang="en">{reason?.includes(code ?? '') ? reason : [code, reason].filter(Boolean).join(' · ')}</dd>
          </>
        )}
        <dt>{texts.attempts}</dt>
        <dd>{attempts}</dd>
        <dt>{texts.written}</dt>
        <dd>
          <time dateTime={created_at}>{formatDateTime(created_at, lang)}</time>
        </dd>
        <dt>{texts.ended}</dt>
        <dd>
          <time dateTime={settled_at}>{formatDateTime(settled_at, lang)}</time>
        </dd>
      </dl>
      {resendable ? <SendAgain mail={mail} /> : <p className={styles.meta}>{texts.erased}</p>}
    </li>
  )
}
