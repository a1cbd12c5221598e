import { Suspense } from 'react'
import { belowView } from '../../content/belowView.ts'
import { PageBanner } from '../../layout/PageBanner.tsx'
import { PageLoading } from '../../layout/PageLoading.tsx'
import styles from './ContactPage.module.css'
import { Details } from './Details.tsx'
import { contactTexts } from './texts.ts'

// The banner and the address fill the first view; what needs answers loads after them.
const Writing = belowView(async () => (await import('./Writing.tsx')).Writing)
const WayHere = belowView(async () => (await import('./WayHere.tsx')).WayHere)
const writing = (
  <Suspense fallback={<div className={styles.waiting} />}>
    <Writing />
  </Suspense>
)
const below = (
  <Suspense fallback={<PageLoading />}>
    <WayHere />
  </Suspense>
)

/** `/contact`: where we are and how to come, and a form. */
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
        {writing}
      </div>
      {below}
    </>
  )
}
