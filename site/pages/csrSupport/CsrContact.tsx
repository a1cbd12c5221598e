import type { Contact } from '../../../shared/contract/content/contact.ts'
import { OptionalBlock } from '../../components/content/OptionalBlock.tsx'
import { telHref } from '../../components/contactHref.ts'
import { CopyList } from '../../components/CopyList.tsx'
import { Section } from '../../components/Section.tsx'
import { useContact } from '../../components/useContact.ts'
import { useTexts } from '../../texts/useTexts.ts'

const waysToAsk = ({ offline, companyContactFirst, companyEmail }: Contact) => ({
  email: offline?.csr_email ?? companyEmail,
  phone: offline?.phone ?? companyContactFirst,
})
const none = (contact: Contact) => {
  const { email, phone } = waysToAsk(contact)
  return !email && !phone
}

/** E-mail and telephone for companies. */
export const CsrContact = () => {
  const texts = useTexts('content').csr
  return (
    <OptionalBlock query={useContact()} isEmpty={none}>
      {(contact) => {
        const { email, phone } = waysToAsk(contact)
        const rows = [
          ...(email ? [{ label: texts.email, value: email, href: `mailto:${email}` }] : []),
          ...(phone ? [{ label: texts.phone, value: phone, href: telHref(phone) }] : []),
        ]
        return (
          <Section sideHeading title={texts.contact} lead={texts.contactLead} id="contact">
            <CopyList rows={rows} />
          </Section>
        )
      }}
    </OptionalBlock>
  )
}
