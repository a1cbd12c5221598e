import { sendContact } from '../../../shared/api/contactForm.ts'
import { contactRequestSchema } from '../../../shared/contract/contactForm.ts'
import { useServices } from '../../app/services.ts'
import { useSession } from '../../app/session/useSession.ts'
import { EnquiryForm } from '../../forms/near/EnquiryForm.tsx'
import type { Typed } from '../../forms/near/typed.ts'
import { contactFields } from './contactFields.ts'
import { contactTexts } from './texts.ts'

/** Checks and sends a message; filled in with the signed-in person's data. */
export const ContactForm = ({ typed }: { typed: Typed }) => {
  const texts = contactTexts.use()
  const { api } = useServices()
  const { user } = useSession()
  return (
    <EnquiryForm
      typed={typed}
      schema={contactRequestSchema}
      start={{
        name: user?.fullName ?? '',
        email: user?.email ?? '',
        phone: user?.contactNo ?? '',
        subject: '',
        message: '',
      }}
      fields={contactFields(texts)}
      texts={texts}
      submit={texts.send}
      draft="contact"
      send={(message) => sendContact(api, message)}
      again={{ label: texts.another, focus: 'subject' }}
    />
  )
}
