import { useLocation } from 'react-router-dom'
import { useServices } from '../../app/services.ts'
import { EnquiryForm } from '../../components/forms/EnquiryForm.tsx'
import type { EnquiryFieldSpec } from '../../components/forms/fieldSpec.ts'
import { type SiteTexts, useTexts } from '../../texts/useTexts.ts'

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
      send={async (asked) =>
        (await import('../../../shared/contract/partnerRequest.ts')).sendPartnerRequest(api, asked)
      }
      again={{ label: texts.another, focus: 'organisation' }}
    />
  )
}

/** Maximum letters of a message, from the contract (`person.ts`; a test compares the two). */
export const mostLetters = 2000

/** The fields of a request, in their order. */
const registrationFields = (texts: SiteTexts['contact']['registration']): EnquiryFieldSpec[] => [
  { name: 'organisation', label: texts.organisation, type: 'text', autoComplete: 'organization' },
  { name: 'page', label: texts.page, hint: texts.pageHint, type: 'text', autoComplete: 'url', inputMode: 'url' },
  { name: 'name', label: texts.name, type: 'text', autoComplete: 'name' },
  { name: 'email', label: texts.email, type: 'email', autoComplete: 'email', inputMode: 'email' },
  {
    kind: 'long',
    name: 'message',
    label: texts.message,
    note: texts.optional,
    limit: { most: mostLetters, left: texts.left },
  },
]
