import { belowView } from '../../components/content/belowView.tsx'
import { PageBanner } from '../../components/PageBanner.tsx'
import { Row } from '../../components/Row.tsx'
import { phonesOf, telHref } from '../../components/contactHref.ts'
import { useContact } from '../../components/useContact.ts'
import { useTexts } from '../../texts/useTexts.ts'
import styles from './ContactPage.module.css'

// The banner and the address fill the first view; what needs answers loads after them.
const Writing = belowView(async () => (await import('./ContactBlocks.tsx')).Writing, {
  loading: <div className={styles.waiting} />,
})
const WayHere = belowView(async () => (await import('./ContactBlocks.tsx')).WayHere)

/** `/contact`: where we are and how to come, and a form. */
export const ContactPage = () => {
  const texts = useTexts('contact').contact
  return (
    <>
      <PageBanner page="contact" title={texts.title} text={texts.lead} />
      <div className="flow-band flow-columns">
        <section aria-labelledby="reach-us" className="flow-close flow-stays flow-aside">
          <h2 id="reach-us">{texts.reach}</h2>
          <Details />
        </section>
        <Writing />
      </div>
      <WayHere />
    </>
  )
}

/** Address, telephone and e-mail, large enough to read aloud from. If they do not load, the form still reaches us. */
const Details = () => {
  const texts = useTexts('contact').contact
  const { data, error } = useContact()
  if (!data) return error ? <p>{texts.detailsMissing}</p> : <div className="flow-loading" aria-hidden="true" />
  const { companyName, companySewaAddress, companyEmail } = data
  const phones = phonesOf(data)
  return (
    <dl className={`flow-lines flow-facts ${styles.details}`}>
      {companySewaAddress && (
        <Row label={texts.address}>
          <address>{[companyName, companySewaAddress].filter(Boolean).join('\n')}</address>
        </Row>
      )}
      {phones.length > 0 && (
        <Row label={texts.telephone}>
          {phones.map((phone) => (
            <a key={phone} href={telHref(phone)}>
              {phone}
            </a>
          ))}
        </Row>
      )}
      {companyEmail && (
        <Row label={texts.email}>
          <a href={`mailto:${companyEmail}`}>{companyEmail}</a>
        </Row>
      )}
    </dl>
  )
}
