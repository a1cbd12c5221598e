import { useLocation } from 'react-router-dom'
import { useServices } from '../../app/services.ts'
import { EnquiryForm } from '../../forms/near/EnquiryForm.tsx'
import { registrationFields } from './registrationFields.ts'
import { useTexts } from '../../texts/useTexts.ts'

/** Checks and sends a request. The address may name the page (`?address=https://www.example.org`); the signed-in person is filled in. */
export const RegistrationForm = () => {
  const texts = useTexts('contact').registration
  const { search } = useLocation()
  const { api } = useServices()
  return (
    <EnquiryForm
      schema={async () => (await import('../../../shared/contract/partnerRequest.ts')).partnerRequestSchema}
      fields={registrationFields(texts)}
      start={{ page: new URLSearchParams(search).get('address')?.slice(0, 200) ?? '' }}
      texts={texts}
      submit={texts.send}
      draft="partner-request"
      send={async (asked) => (await import('../../../shared/api/partnerRequest.ts')).sendPartnerRequest(api, asked)}
      again={{ label: texts.another, focus: 'organisation' }}
    />
  )
}
