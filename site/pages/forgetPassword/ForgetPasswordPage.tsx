import { useState } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { href } from '../../app/paths.ts'
import { useServices } from '../../app/services.ts'
import { AccountForm } from '../../features/signIn/AccountForm.tsx'
import forms from '../../features/signIn/AccountForm.module.css'
import { AccountPage } from '../../components/AccountPage.tsx'
import { Button } from '../../components/Button.tsx'
import { useTexts } from '../../texts/useTexts.ts'

/** Asks for a link by mail. Gives the same answer whether the address has an account or not. */
export const ForgetPasswordPage = () => {
  const { fields } = useTexts('common')
  const { forget } = useTexts('account')
  const { api } = useServices()
  const [search] = useSearchParams()
  const [sentTo, setSentTo] = useState<string>()
  const back = (
    <Link to={href.login(search.get('next') ?? undefined)} className={forms.link}>
      {forget.back}
    </Link>
  )
  if (sentTo) {
    return (
      <AccountPage key="sent" title={forget.sentHeading} heading={forget.sentHeading} lead={forget.sent(sentTo)}>
        <Button look="outline" className={forms.submit} onClick={() => setSentTo(undefined)}>
          {forget.again}
        </Button>
        {back}
      </AccountPage>
    )
  }
  return (
    <AccountPage key="ask" title={forget.title} heading={forget.heading} lead={forget.lead}>
      <AccountForm
        schema={async () => (await import('../../../shared/contract/people/account.ts')).forgetPasswordRequestSchema}
        fields={[{ name: 'email', label: fields.email, type: 'email', autoComplete: 'username', inputMode: 'email' }]}
        submit={forget.submit}
        send={async ({ email }) => {
          const { forgetPassword } = await import('../../../shared/contract/people/account.ts')
          await forgetPassword(api, email)
          setSentTo(email)
        }}
      />
      {back}
    </AccountPage>
  )
}
