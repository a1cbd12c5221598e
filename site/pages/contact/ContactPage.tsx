import { Suspense } from 'react'
import { belowView } from '../../content/belowView.ts'
import { FormWhenNear } from '../../forms/near/FormWhenNear.tsx'
import { PageBanner } from '../../layout/PageBanner.tsx'
import { PageLoading } from '../../layout/PageLoading.tsx'
import { contactFields } from './contactFields.ts'
import styles from './ContactPage.module.css'
import { Details } from './Details.tsx'
import { contactTexts } from './texts.ts'

const fetchForm = async () => (await import('./ContactForm.tsx')).ContactForm
const nothing = {}

// Address and form fill the first view; the map comes after.
const WayHere = belowView(async () => (await import('./WayHere.tsx')).WayHere)
const below = (
  <Suspense fallback={<PageLoading />}>
    <WayHere />
  </Suspense>
)

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
      {below}
    </>
  )
}
