import type { Companion } from '../../../shared/contract/content/pages.ts'
import { contract, useContent } from '../../framework/firstLoad/useContent.ts'
import { useCollaborators } from '../../components/content/Companions.tsx'
import { OptionalBlock } from '../../components/content/OptionalBlock.tsx'
import { Disclosures } from '../../components/Disclosures.tsx'
import { PictureView } from '../../components/picture/PictureView.tsx'
import { Section } from '../../components/Section.tsx'
import { useTexts } from '../../texts/useTexts.ts'
import styles from './CsrBlocks.module.css'
import { telHref } from '../../components/contactHref.ts'
import { CopyList } from '../../components/CopyList.tsx'
import { useContact } from '../../components/useContact.ts'

/** Companies that donate, and organisations that the trust works with: their names, each opening to what they do. */
export const Partners = () => {
  const texts = useTexts('content').csr
  const partners = useContent(['partners'], async (api) => (await contract.pages()).supportPartners(api))
  const entryOf = ({ id, name, text: words, logo, since }: Companion) => ({
    key: String(id),
    title: (
      <span>
        {name} {since && <small className={`text-small ${styles.year}`}>{texts.since(since)}</small>}
      </span>
    ),
    content: (
      <div className={styles.does}>
        <p>{words}</p>
        {logo && <PictureView picture={logo} sizes="56px" />}
      </div>
    ),
  })
  return (
    <>
      <OptionalBlock query={partners}>
        {(companies) => (
          <Section sideHeading tone="quiet" title={texts.partners}>
            <Disclosures entries={companies.map(entryOf)} />
          </Section>
        )}
      </OptionalBlock>
      <OptionalBlock query={useCollaborators()}>
        {(collaborators) => (
          <Section sideHeading id="collaborators" title={texts.collaborators}>
            <Disclosures entries={collaborators.map(entryOf)} />
          </Section>
        )}
      </OptionalBlock>
    </>
  )
}

/** E-mail and telephone for companies. */
export const CsrContact = () => {
  const texts = useTexts('content').csr
  return (
    <OptionalBlock query={useContact()}>
      {({ offline, companyContactFirst, companyEmail }) => {
        const email = offline?.csr_email ?? companyEmail
        const phone = offline?.phone ?? companyContactFirst
        if (!email && !phone) return null
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

/** The numbers for a company's file, each with a copy button. */
export const Registrations = () => (
  <OptionalBlock query={useContact()}>
    {({ offline }) => (offline?.registrations.length ? <CopyList rows={offline.registrations} /> : null)}
  </OptionalBlock>
)
