import { FormWhenNear } from '../../forms/near/FormWhenNear.tsx'
import { PageBanner } from '../../layout/PageBanner.tsx'
import { contactFields } from './contactFields.ts'
import styles from './ContactPage.module.css'
import { Details } from './Details.tsx'
import { contactTexts } from './texts.ts'
import { WayHere } from './WayHere.tsx'

const fetchForm = async () => (await import('./ContactForm.tsx')).ContactForm
const nothing = {}

/** `/contact`: where we are and how to come, and a form for those who would rather write. */
export const ContactPage = () => {
  const texts = contactTexts.use()
  return (
    <>
      <PageBanner page="contact" title={texts.title} text={texts.lead} />
      <div className={styles.columns}>
        <section aria-labelledby="reach-us" className={styles.details}>
          <h2 id="reach-us">{texts.reach}</h2>
          <Details />
        </section>
        <section aria-labelledby="write-us" className={styles.write}>
          <h2 id="write-us">{texts.write}</h2>
          <p>{texts.writeLead}</p>
          <FormWhenNear fields={contactFields(texts)} submit={texts.send} fetchForm={fetchForm} with={nothing} />
        </section>
      </div>
      <WayHere />
    </>
  )
}
