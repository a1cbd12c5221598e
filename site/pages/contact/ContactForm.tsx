import { useServices } from '../../app/services.ts'
import { EnquiryForm } from '../../forms/near/EnquiryForm.tsx'
import { contactFields } from './contactFields.ts'
import { useTexts } from '../../texts/useTexts.ts'

/** Checks and sends a message; filled in with the signed-in person's data. */
export const ContactForm = () => {
  const texts = useTexts('contact').contact
  const { api } = useServices()
  return (
    <EnquiryForm
      schema={async () => (await import('../../../shared/contract/contactForm.ts')).contactRequestSchema}
      fields={contactFields(texts)}
      texts={texts}
      submit={texts.send}
      draft="contact"
      send={async (message) => (await import('../../../shared/api/contactForm.ts')).sendContact(api, message)}
      again={{ label: texts.another, focus: 'subject' }}
    />
  )
}
