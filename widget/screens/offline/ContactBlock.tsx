import { maxAmount } from '../../../shared/donation/limits.ts'
import { upiLink } from '../../../shared/donation/upiLink.ts'
import { taxRegistration } from '../../../shared/taxRegistration.ts'
import { useDialog, useTexts } from '../../dialogContext.ts'
import { QrCode } from '../../ui/QrCode.tsx'
import { ForAnotherDevice } from './ForAnotherDevice.tsx'
import { OfflinePanel } from './OfflinePanel.tsx'
import { UpiCaption } from './UpiBlock.tsx'
import { useContact } from './useContact.ts'

/** The recipient of the donation, and whom to ask: at the form's end. While online payment is being set up, the whole offline panel. */
export const ContactBlock = ({ amount }: { amount: number }) => {
  const { t } = useDialog()
  const texts = useTexts()
  const { contact, fault, retry } = useContact()
  if (fault)
    return (
      <p className="row contact">
        {t.loadFailed}
        <button type="button" className="link" onClick={retry}>
          {t.tryAgain}
        </button>
      </p>
    )
  if (!contact) return null
  if (contact.offline && !contact.offline.online) return <OfflinePanel contact={contact} amount={amount} />
  const { companyName, companySewaAddress, companyContactFirst, companyEmail, offline } = contact
  const payable = amount <= maxAmount ? amount : 0
  const tax = taxRegistration(offline?.registrations)
  return (
    <>
      {/* Only what the trust itself states. */}
      {tax && <p className="hint">{texts.registeredUnder(tax.label)}</p>}
      <section className="row contact" aria-label={texts.contactUs}>
        <p>
          <b>{companyName}</b>
          {companySewaAddress}
          <br />
          {companyContactFirst && (
            <a href={`tel:${companyContactFirst.replace(/[^+\d]/g, '')}`}>{companyContactFirst}</a>
          )}
          {companyEmail && <a href={`mailto:${companyEmail}`}>{companyEmail}</a>}
        </p>
        {offline?.upi && (
          <ForAnotherDevice>
            <QrCode text={upiLink(offline.upi, payable, '')} label={texts.upiScan} />
            <small>
              {texts.upiScan}. <UpiCaption upi={offline.upi} amount={payable} />
            </small>
          </ForAnotherDevice>
        )}
      </section>
    </>
  )
}
