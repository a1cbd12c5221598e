import type { Upi } from '../../shared/contract/contact.ts'
import { upiLink } from '../../shared/donation/upiLink.ts'
import type { LaterMessages } from '../../shared/messages/en/later.ts'
import { CopyRow } from '../ui/CopyRow.tsx'
import { QrCode } from '../ui/QrCode.tsx'

/** UPI: a code that carries the chosen amount, the payee's exact name to compare, and a link for the phone's own app. */
export const UpiBlock = ({ upi, amount, later }: { upi: Upi; amount: number; later: LaterMessages }) => {
  const link = upiLink(upi, amount, '')
  return (
    <section className="field prices">
      <h4>{later.upi}</h4>
      <div className="upi">
        <QrCode text={link} label={later.upiScan} />
        <p>
          {later.upiScan}. {amount > 0 && <span key={amount}>{later.upiAmount(amount)}</span>}
          <br />
          <b>{later.upiCheck(upi.payee)}</b>
          <br />
          <a className="touch" href={link}>
            {later.upiOpen}
          </a>
        </p>
      </div>
      <dl>
        <CopyRow label={later.upiId} value={upi.vpa} texts={later} />
        <CopyRow label={later.payee} value={upi.payee} texts={later} />
      </dl>
    </section>
  )
}
