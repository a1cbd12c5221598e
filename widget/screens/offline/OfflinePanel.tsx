import type { Contact, Detail } from '../../../shared/contract/content/contact.ts'
import { maxAmount } from '../../../shared/donation/limits.ts'
import { useTexts } from '../../dialogContext.ts'
import { CopyRow } from '../CopyRow.tsx'
import { UpiBlock } from './UpiBlock.tsx'

/** UPI, bank, cheque, registrations and contact: the donor can copy every value. */
export const OfflinePanel = ({ contact, amount }: { contact: Contact; amount: number }) => {
  const texts = useTexts()
  const { offline } = contact
  const rows = (title: string, details: readonly Detail[]) =>
    details.length > 0 && (
      <section className="field prices">
        <h4>{title}</h4>
        <dl>
          {details.map((detail) => (
            <CopyRow key={detail.label} {...detail} />
          ))}
        </dl>
      </section>
    )
  const detail = (label: string, value: string | null | undefined): Detail[] => (value ? [{ label, value }] : [])
  return (
    <>
      {offline?.upi && <UpiBlock upi={offline.upi} amount={amount <= maxAmount ? amount : 0} />}
      {rows(texts.bank, offline?.bank ?? [])}
      {rows(texts.cheque, offline?.cheque ?? [])}
      {rows(texts.registrations, offline?.registrations ?? [])}
      {rows(texts.contact, [
        ...detail(texts.phone, offline?.phone ?? contact.companyContactFirst),
        ...detail(texts.email, contact.companyEmail),
        ...detail(texts.csrEmail, offline?.csr_email),
      ])}
      <p className="hint">{texts.offlineReceipt}</p>
    </>
  )
}
