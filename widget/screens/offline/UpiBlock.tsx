import type { Upi } from '../../../shared/contract/content/contact.ts'
import { upiLink } from '../../../shared/donation/upiLink.ts'
import { useTexts } from '../../dialogContext.ts'
import { CopyRow } from '../CopyRow.tsx'
import { QrCode } from '../../ui/QrCode.tsx'
import { ForAnotherDevice } from './ForAnotherDevice.tsx'

interface Props {
  upi: Upi
  /** Whole rupees; 0 leaves the amount to the donor's app. */
  amount: number
}

/** What a UPI payment pays, and that nobody records it: neither app nor bank informs the website. */
export const UpiCaption = ({ upi, amount }: Props) => {
  const texts = useTexts()
  return (
    <>
      {/* A page translator may have replaced the text by its own nodes, so a new amount replaces the whole element. */}
      <span key={amount}>{texts.upiPays(amount, upi.payee)}</span> {texts.upiUnrecorded}
    </>
  )
}

/** UPI: on a phone the link to its own app is first, elsewhere the code. Both contain the chosen amount. */
export const UpiBlock = ({ upi, amount }: Props) => {
  const texts = useTexts()
  const link = upiLink(upi, amount, '')
  return (
    <section className="field prices">
      <h4>{texts.upi}</h4>
      <a className="main touch" href={link}>
        {texts.upiOpen}
      </a>
      <div className="row upi">
        <ForAnotherDevice>
          <div className="code">
            <QrCode text={link} label={texts.upiScan} />
            {texts.upiScan}
          </div>
        </ForAnotherDevice>
        <p>
          <UpiCaption upi={upi} amount={amount} />
          <br />
          <b>{texts.upiCheck(upi.payee)}</b>
        </p>
      </div>
      <dl>
        <CopyRow label={texts.upiId} value={upi.vpa} />
        <CopyRow label={texts.payee} value={upi.payee} />
      </dl>
    </section>
  )
}
