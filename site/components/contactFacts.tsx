import type { Contact } from '../../shared/contract/content/contact.ts'
import { telHref } from './contactHref.ts'
import type { Fact } from './Facts.tsx'

/** Address, telephone numbers and e-mail of the trust, as far as they are known. */
export const contactFacts = (
  { companyContactFirst, companyContactSecond, companyEmail }: Contact,
  address: string | null | undefined,
  labels: Record<'address' | 'phone' | 'email', string>,
): Fact[] => {
  const phones = [companyContactFirst, companyContactSecond].flatMap((phone) => phone || [])
  return [
    [labels.address, address && <address key="address">{address}</address>],
    [
      labels.phone,
      phones.length > 0 &&
        phones.map((phone) => (
          <a key={phone} href={telHref(phone)}>
            {phone}
          </a>
        )),
    ],
    [
      labels.email,
      companyEmail && (
        <a key="email" href={`mailto:${companyEmail}`}>
          {companyEmail}
        </a>
      ),
    ],
  ]
}
