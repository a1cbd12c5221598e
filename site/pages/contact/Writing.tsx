import block from '../../parts/Block.module.css'
import text from '../../parts/Text.module.css'
import { ContactForm } from './ContactForm.tsx'
import { useTexts } from '../../texts/useTexts.ts'

/** The form of the contact page. */
export const Writing = () => {
  const texts = useTexts('contact').contact
  return (
    <section aria-labelledby="write-us" className={block.stack}>
      <h2 id="write-us">{texts.write}</h2>
      <p className={text.soft}>{texts.writeLead}</p>
      <ContactForm />
    </section>
  )
}
