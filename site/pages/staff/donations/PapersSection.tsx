import { Link } from 'react-router-dom'
import type { StaffDonation } from '../../../../shared/contract/staff/donation.ts'
import { formatDateTime } from '../../../../shared/date.ts'
import { useLanguage } from '../../../app/language/language.ts'
import { deskPath } from '../desk/deskPath.ts'
import { useMay } from '../desk/role.ts'
import parts from '../desk/DeskItem.module.css'
import { DeskSection } from '../desk/DeskSection.tsx'
import text from '../../../components/Text.module.css'
import { useActorName } from './useActorName.ts'
import { useTexts } from '../../../texts/useTexts.ts'

/** Receipts with their versions, the mail, and what staff did. */
export const PapersSection = ({ donation: { txn_id, state, receipts, mail, audit } }: { donation: StaffDonation }) => {
  const texts = useTexts('desk').donations
  const { actions } = useTexts('staff').audit
  const lang = useLanguage()
  const actorName = useActorName()
  const mayCorrect = useMay('accountant')
  return (
    <div className={parts.columns}>
      <DeskSection title={texts.receipts}>
        {receipts.length === 0 && <p>{texts.receiptsEmpty}</p>}
        <ul className={parts.plain}>
          {receipts.map(({ number, version, kind, issued_at }) => (
            <li key={version}>
              <strong>{number}</strong> {texts.version(version)}, {texts[kind]},{' '}
              <span className={text.soft}>{formatDateTime(issued_at, lang)}</span>
            </li>
          ))}
        </ul>
        {state === 'voided' && <p className={text.wrong}>{texts.receiptCancelled}</p>}
        {mayCorrect && receipts.length > 0 && (
          <p>
            <Link to={deskPath('donations', txn_id, 'receipt')}>{texts.openReceipt}</Link>
          </p>
        )}
        {mail && <p>{mail.sent_at ? texts.mailed(formatDateTime(mail.sent_at, lang)) : texts.mailWaits}</p>}
      </DeskSection>
      <DeskSection title={texts.log}>
        <ul className={parts.plain}>
          {audit.map(({ id, at, action, actor }) => (
            <li key={id}>
              {actions[action]}{' '}
              <span className={text.soft}>
                {texts.by(actorName(actor))}, {formatDateTime(at, lang)}
              </span>
            </li>
          ))}
        </ul>
      </DeskSection>
    </div>
  )
}
