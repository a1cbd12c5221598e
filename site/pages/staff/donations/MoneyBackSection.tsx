import { Link } from 'react-router-dom'
import type { StaffDonation } from '../../../../shared/contract/staff/donation.ts'
import { formatDay } from '../../../../shared/date.ts'
import { formatRupees } from '../../../../shared/money.ts'
import { useLanguage } from '../../../app/language/language.ts'
import { deskPath } from '../desk/deskPath.ts'
import { useMay } from '../desk/role.ts'
import parts from '../desk/DeskItem.module.css'
import { DeskSection } from '../desk/DeskSection.tsx'
import text from '../../../components/Text.module.css'
import { useTexts } from '../../../texts/useTexts.ts'

type MoneyBack = Pick<StaffDonation, 'txn_id' | 'refunds' | 'refundable' | 'cases'>

/** The refunds and cases of the donation, and a way to ask for a refund. Nothing if there is none of them. */
export const MoneyBackSection = ({ donation }: { donation: MoneyBack }) => {
  const mayAsk = useMay('accountant') && donation.refundable > 0
  const { refunds, cases } = donation
  if (!mayAsk && refunds.length === 0 && cases.length === 0) return null
  return (
    <div className={parts.columns}>
      {(mayAsk || refunds.length > 0) && <Refunds donation={donation} mayAsk={mayAsk} />}
      {cases.length > 0 && <Cases donation={donation} />}
    </div>
  )
}

const Refunds = ({ donation: { txn_id, refunds, refundable }, mayAsk }: { donation: MoneyBack; mayAsk: boolean }) => {
  const texts = useTexts('desk').donations
  const { states } = useTexts('staff').refunds
  const lang = useLanguage()
  const page = `${deskPath('refunds')}?txn_id=${txn_id}`
  return (
    <DeskSection title={texts.refunds}>
      {refunds.length > 0 && (
        <ul className={parts.plain}>
          {refunds.map(({ id, amount, state, asked_at }) => (
            <li key={id}>
              <Link to={page}>{formatRupees(amount)}</Link> {states[state]},{' '}
              <span className={text.soft}>{formatDay(asked_at, lang)}</span>
            </li>
          ))}
        </ul>
      )}
      {mayAsk && (
        <p>
          <Link to={page}>{texts.askRefund(formatRupees(refundable))}</Link>
        </p>
      )}
    </DeskSection>
  )
}

const Cases = ({ donation: { txn_id, cases } }: { donation: MoneyBack }) => {
  const texts = useTexts('desk').donations
  const { kinds } = useTexts('staff').cases
  const lang = useLanguage()
  return (
    <DeskSection title={texts.cases}>
      <ul className={parts.plain}>
        {cases.map(({ id, code, day, open }) => (
          <li key={id}>
            <Link to={`${deskPath('cases')}?open=all&txn_id=${txn_id}`}>{kinds[code]}</Link>{' '}
            {open ? texts.caseOpen : texts.caseClosed}, <span className={text.soft}>{formatDay(day, lang)}</span>
          </li>
        ))}
      </ul>
    </DeskSection>
  )
}
