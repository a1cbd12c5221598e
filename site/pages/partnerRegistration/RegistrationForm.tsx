import { useLocation } from 'react-router-dom'
import { sendPartnerRequest } from '../../../shared/api/partnerRequest.ts'
import { partnerRequestSchema } from '../../../shared/contract/partnerRequest.ts'
import { useServices } from '../../app/services.ts'
import { useSession } from '../../app/session/useSession.ts'
import { EnquiryForm } from '../../forms/near/EnquiryForm.tsx'
import type { Typed } from '../../forms/near/typed.ts'
import { registrationFields } from './registrationFields.ts'
import { registrationTexts } from './texts.ts'

/** Checks and sends a request. The address may name the page (`?address=https://www.example.org`); the signed-in person is filled in. */
export const RegistrationForm = ({ typed }: { typed: Typed }) => {
  const texts = registrationTexts.use()
  const { search } = useLocation()
  const { api } = useServices()
  const { user } = useSession()
  return (
    <EnquiryForm
      typed={typed}
      schema={partnerRequestSchema}
      start={{
        organisation: '',
        page: new URLSearchParams(search).get('address')?.slice(0, 200) ?? '',
        name: user?.fullName ?? '',
        email: user?.email ?? '',
        message: '',
      }}
      fields={registrationFields(texts)}
      texts={texts}
      submit={texts.send}
      draft="partner-request"
      send={(request) => sendPartnerRequest(api, request)}
      again={{ label: texts.another, focus: 'organisation' }}
    />
  )
}
