import { useServices } from '../../app/services.ts'
import { EnquiryForm } from '../../components/forms/EnquiryForm.tsx'
import { TextField } from '../../components/forms/Field.tsx'
import { LongText } from '../../components/forms/LongText.tsx'
import block from '../../components/Block.module.css'
import text from '../../components/Text.module.css'
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

/** Checks and sends a message; filled in with the signed-in person's data. */
const ContactForm = () => {
  const texts = useTexts('contact').contact
  const { api } = useServices()
  return (
    <EnquiryForm
      schema={async () => (await import('../../../shared/contract/content/contact.ts')).contactRequestSchema}
      labels={{
        name: texts.name,
        email: texts.email,
        phone: texts.phone,
        subject: texts.subject,
        message: texts.message,
      }}
      start={(person) => ({ ...person, subject: '', message: '' })}
      texts={texts}
      submit={texts.send}
      draft="contact"
      call={async (message) => (await import('../../../shared/contract/content/contact.ts')).sendContact(api, message)}
      again={{ label: texts.another, focus: 'subject' }}
    >
      {(form) => (
        <>
          <TextField form={form} name="name" autoComplete="name" />
          <TextField form={form} name="email" type="email" autoComplete="email" inputMode="email" />
          <TextField
            form={form}
            name="phone"
            note={texts.optional}
            hint={texts.phoneHint}
            type="tel"
            autoComplete="tel"
            inputMode="tel"
          />
          <TextField form={form} name="subject" />
          <LongText form={form} name="message" limit={{ most: mostLetters, left: texts.left }} />
        </>
      )}
    </EnquiryForm>
  )
}

/** Maximum letters of a message, from the contract (`contactForm.ts`; a test compares the two). */
export const mostLetters = 4000
