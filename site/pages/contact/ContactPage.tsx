import { belowView } from '../../content/belowView.tsx'
import { PageBanner } from '../../layout/PageBanner.tsx'
import block from '../../parts/Block.module.css'
import styles from './ContactPage.module.css'
import { Details } from './Details.tsx'
import { useTexts } from '../../texts/useTexts.ts'

// The banner and the address fill the first view; what needs answers loads after them.
const Writing = belowView(async () => (await import('./Writing.tsx')).Writing, {
  meanwhile: <div className={styles.waiting} />,
})
const WayHere = belowView(async () => (await import('./WayHere.tsx')).WayHere)

/** `/contact`: where we are and how to come, and a form. */
export const ContactPage = () => {
  const texts = useTexts('contact').contact
  return (
    <>
      <PageBanner page="contact" title={texts.title} text={texts.lead} />
      <div className={`${block.page} ${block.columns}`}>
        <section aria-labelledby="reach-us" className={`${block.stack} ${block.stays} ${block.narrow}`}>
          <h2 id="reach-us">{texts.reach}</h2>
          <Details />
        </section>
        <Writing />
      </div>
      <WayHere />
    </>
  )
}
