import { belowView } from '../../components/content/belowView.tsx'
import { PageBanner } from '../../components/PageBanner.tsx'
import { contactFacts } from '../../components/contactFacts.tsx'
import { Facts } from '../../components/Facts.tsx'
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
  const { frame } = useTexts('common')
  const { data, error } = useContact()
  if (!data) return error ? <p>{texts.detailsMissing}</p> : <div className="flow-loading" aria-hidden="true" />
  const { companyName, companySewaAddress } = data
  const address = companySewaAddress && [companyName, companySewaAddress].filter(Boolean).join('\n')
  return <Facts look="flow-lines flow-facts" className={styles.details} facts={contactFacts(data, address, frame)} />
}
