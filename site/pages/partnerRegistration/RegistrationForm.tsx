import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { sendPartnerRequest } from '../../../shared/api/partnerRequest.ts'
import { partnerRequestSchema } from '../../../shared/contract/partnerRequest.ts'
import { useServices } from '../../app/services.ts'
import { useSession } from '../../app/useSession.ts'
import { draftKeeper } from '../../forms/drafts.ts'
import { LiveForm } from '../../forms/near/LiveForm.tsx'
import { Thanks } from '../../forms/near/Thanks.tsx'
import type { Typed } from '../../forms/near/typed.ts'
import { useSchemaForm } from '../../forms/useSchemaForm.ts'
import { Button } from '../../layout/Button.tsx'
import { registrationFields } from './registrationFields.ts'
import { registrationTexts } from './texts.ts'

/** Checks and sends a request; begins with the page that the address names (`?address=https://www.example.org`), and the signed-in person. */
export const RegistrationForm = ({ typed }: { typed: Typed }) => {
  const texts = registrationTexts.use()
  const { organisation, page, name, email, message } = texts
  const { search } = useLocation()
  const { api } = useServices()
  const { user } = useSession()
  const [sent, setSent] = useState<{ reference: string; email: string } | null>(null)
  const [early, setEarly] = useState<Typed>(typed)
  const state = useSchemaForm({
    schema: partnerRequestSchema,
    start: {
      organisation: '',
      page: new URLSearchParams(search).get('address')?.slice(0, 200) ?? '',
      name: user?.fullName ?? '',
      email: user?.email ?? '',
      message: '',
    },
    labels: { organisation, page, name, email, message },
    problems: texts.problems,
    once: true,
    draft: draftKeeper(user?.id ?? 0, 'partner-request'),
    send: async (request) => {
      const { reference } = await sendPartnerRequest(api, request)
      setEarly({ values: {}, focus: 'organisation', pressed: false })
      setSent({ reference, email: request.email })
    },
  })
  if (!sent) return <LiveForm state={state} fields={registrationFields(texts)} submit={texts.send} typed={early} />
  return (
    <Thanks title={texts.thanks} text={texts.thanksText(sent.email)} label={texts.reference} reference={sent.reference}>
      <Button look="text" onClick={() => setSent(null)}>
        {texts.another}
      </Button>
    </Thanks>
  )
}
