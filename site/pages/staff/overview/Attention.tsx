import { Link } from 'react-router-dom'
import { readAttention } from '../../../../shared/contract/staff/donations.ts'
import { formatDateTime, formatDay } from '../../../../shared/date.ts'
import { useApiQuery } from '../../../framework/firstLoad/queryClient.ts'
import { useLanguage } from '../../../app/language/language.ts'
import text from '../../../components/Text.module.css'
import { useTexts } from '../../../texts/useTexts.ts'
import { deskPath } from '../desk/deskPath.ts'

/** Above the desk's first page: receipts that do not reach donors, payments that fail more often than usual, and old cheques. Nothing if all is well. */
export const Attention = () => {
  const { attention: texts } = useTexts('desk').overview
  const lang = useLanguage()
  const { data } = useApiQuery(['staff-attention'], readAttention, { staleTime: 0, refetchInterval: 60_000 })
  if (!data) return null
  const { mails, payments, cheques } = data
  if (mails.late === 0 && !payments.unusual && payments.unsettled === 0 && !cheques.oldest) return null
  return (
    <section aria-label={texts.title} className={text.grave}>
      {mails.late > 0 && (
        <p>
          <strong>{texts.late(mails.late, mails.since ? formatDateTime(mails.since, lang) : '')}</strong>{' '}
          {mails.reason && texts.reason(mails.reason)} {texts.lateAdvice}
        </p>
      )}
      {payments.unusual && (
        <p>
          <strong>{texts.failing(payments.failed, payments.failed + payments.paid)}</strong>{' '}
          {payments.usual_percent !== null && texts.usual(payments.usual_percent)} {texts.failingAdvice}
        </p>
      )}
      {payments.unsettled > 0 && <p>{texts.unsettled(payments.unsettled)}</p>}
      {cheques.oldest && (
        <p>
          {texts.cheques(cheques.count, formatDay(cheques.oldest.day, lang))}{' '}
          <Link to={deskPath('donations', cheques.oldest.txn_id)}>{texts.oldestCheque(cheques.count)}</Link>
        </p>
      )}
    </section>
  )
}
