import { type ReactNode, useLayoutEffect, useState } from 'react'
import { useTexts } from '../../dialogContext.ts'
import type { Contact, Detail, Upi } from '../../../shared/contract/content/contact.ts'
import { upiLink } from '../../../shared/donation/upiLink.ts'
import { CopyRow } from '../CopyRow.tsx'
import { QrCode } from '../../ui/QrCode.tsx'
import { maxAmount } from '../../../shared/donation/limits.ts'

/** A phone, upright or sideways. */
const query = '(pointer: coarse) and (max-width: 767px), (pointer: coarse) and (max-height: 599px)'

/** Undefined if the page has replaced the browser's function by one that throws. */
const ask = (): MediaQueryList | undefined => {
  try {
    return matchMedia(query)
  } catch {
    return undefined
  }
}

/** Whether the form is on a phone; an unfolded phone is none. */
export const useSmallTouchScreen = (): boolean => {
  const [small, setSmall] = useState(() => ask()?.matches === true)
  useLayoutEffect(() => {
    const list = ask()
    if (!list) return
    list.onchange = () => setSmall(list.matches)
    return () => {
      list.onchange = null
    }
  }, [])
  return small
}

/** A code to scan. A phone cannot scan its own screen, so there it appears on demand, for another device. */
export const ForAnotherDevice = ({ children }: { children: ReactNode }) => {
  const texts = useTexts()
  if (!useSmallTouchScreen()) return <>{children}</>
  return (
    <details>
      <summary>{texts.upiElsewhere}</summary>
      {children}
    </details>
  )
}

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
