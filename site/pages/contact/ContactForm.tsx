import { useState } from 'react'
import { sendContact } from '../../../shared/api/contactForm.ts'
import { contactRequestSchema } from '../../../shared/contract/contactForm.ts'
import { useServices } from '../../app/services.ts'
import { useSession } from '../../app/useSession.ts'
import { draftKeeper } from '../../forms/drafts.ts'
import { LiveForm } from '../../forms/near/LiveForm.tsx'
import { Thanks } from '../../forms/near/Thanks.tsx'
import type { Typed } from '../../forms/near/typed.ts'
import { useSchemaForm } from '../../forms/useSchemaForm.ts'
import { Button } from '../../layout/Button.tsx'
import { contactFields } from './contactFields.ts'
import { contactTexts } from './texts.ts'

/** Checks and sends a message; prefilled from the signed-in person. */
export const ContactForm = ({ typed }: { typed: Typed }) => {
  const texts = contactTexts.use()
  const { api } = useServices()
  const { user } = useSession()
  const [sent, setSent] = useState<{ reference: string; email: string } | null>(null)
  const [early, setEarly] = useState<Typed>(typed)
  const state = useSchemaForm({
    schema: contactRequestSchema,
    start: {
      name: user?.fullName ?? '',
      email: user?.email ?? '',
      phone: user?.contactNo ?? '',
      subject: '',
      message: '',
    },
    labels: {
      name: texts.name,
      email: texts.email,
      phone: texts.phone,
      subject: texts.subject,
      message: texts.message,
    },
    problems: texts.problems,
    once: true,
    draft: draftKeeper(user?.id ?? 0, 'contact'),
    send: async (message) => {
      const { reference } = await sendContact(api, message)
      setEarly({ values: {}, focus: 'subject', pressed: false })
      setSent({ reference, email: message.email })
    },
  })
  if (!sent) return <LiveForm state={state} fields={contactFields(texts)} submit={texts.send} typed={early} />
  return (
    <Thanks title={texts.thanks} text={texts.thanksText(sent.email)} label={texts.reference} reference={sent.reference}>
      <Button look="text" onClick={() => setSent(null)}>
        {texts.another}
      </Button>
    </Thanks>
  )
}
