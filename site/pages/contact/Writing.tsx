import { useServices } from '../../app/services.ts'
import { EnquiryForm } from '../../components/forms/EnquiryForm.tsx'
import type { EnquiryFieldSpec } from '../../components/forms/fieldSpec.ts'
import block from '../../components/Block.module.css'
import text from '../../components/Text.module.css'
import { type SiteTexts, useTexts } from '../../texts/useTexts.ts'

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

/** Checks and sends a message; filled in with the signed-in person's data. */
const ContactForm = () => {
  const texts = useTexts('contact').contact
  const { api } = useServices()
  return (
    <EnquiryForm
      schema={async () => (await import('../../../shared/contract/content/contact.ts')).contactRequestSchema}
      fields={contactFields(texts)}
      texts={texts}
      submit={texts.send}
      draft="contact"
      send={async (message) => (await import('../../../shared/contract/content/contact.ts')).sendContact(api, message)}
      again={{ label: texts.another, focus: 'subject' }}
    />
  )
}

/** Maximum letters of a message, from the contract (`contactForm.ts`; a test compares the two). */
export const mostLetters = 4000

/** The fields of a message, in their order. */
const contactFields = (texts: SiteTexts['contact']['contact']): EnquiryFieldSpec[] => [
  { name: 'name', label: texts.name, type: 'text', autoComplete: 'name' },
  { name: 'email', label: texts.email, type: 'email', autoComplete: 'email', inputMode: 'email' },
  {
    name: 'phone',
    label: texts.phone,
    note: texts.optional,
    hint: texts.phoneHint,
    type: 'tel',
    autoComplete: 'tel',
    inputMode: 'tel',
  },
  { name: 'subject', label: texts.subject, type: 'text' },
  { kind: 'long', name: 'message', label: texts.message, limit: { most: mostLetters, left: texts.left } },
]
