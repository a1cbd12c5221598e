import { useLocation } from 'react-router-dom'
import { EnquiryForm } from '../../components/forms/EnquiryForm.tsx'
import { TextField } from '../../components/forms/Field.tsx'
import { LongText } from '../../components/forms/LongText.tsx'
import { useTexts } from '../../texts/useTexts.ts'

/** Checks and sends a request. The address may name the page (`?address=https://www.example.org`); the signed-in person is filled in. */
export const RegistrationForm = () => {
  const texts = useTexts('contact').registration
  const { search } = useLocation()
  return (
    <EnquiryForm
      schema={async () => (await import('../../../shared/contract/partnerRequest.ts')).partnerRequestSchema}
      labels={{
        organisation: texts.organisation,
        page: texts.page,
        name: texts.name,
        email: texts.email,
        message: texts.message,
      }}
      start={({ name, email }) => ({
        organisation: '',
        page: new URLSearchParams(search).get('address')?.slice(0, 200) ?? '',
        name,
        email,
        message: '',
      })}
      texts={texts}
      submit={texts.send}
      draft="partner-request"
      call={async (api, asked) =>
        (await import('../../../shared/contract/partnerRequest.ts')).sendPartnerRequest(api, asked)
      }
      again={{ label: texts.another, focus: 'organisation' }}
    >
      {(form) => (
        <>
          <TextField form={form} name="organisation" autoComplete="organization" />
          <TextField form={form} name="page" hint={texts.pageHint} autoComplete="url" inputMode="url" />
          <TextField form={form} name="name" autoComplete="name" />
          <TextField form={form} name="email" type="email" autoComplete="email" inputMode="email" />
          <LongText form={form} name="message" note={texts.optional} limit={{ most: mostLetters, left: texts.left }} />
        </>
      )}
    </EnquiryForm>
  )
}

/** Maximum letters of a message, from the contract (`person.ts`; a test compares the two). */
export const mostLetters = 2000
