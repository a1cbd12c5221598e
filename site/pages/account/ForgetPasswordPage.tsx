import { useState } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { href } from '../../app/paths.ts'
import { TextField } from '../../components/forms/Field.tsx'
import { Form } from '../../components/forms/Form.tsx'
import forms from '../../components/forms/Form.module.css'
import { useForm } from '../../components/forms/useForm.ts'
import { AccountPage } from '../../components/AccountPage.tsx'
import { Button } from '../../components/Button.tsx'
import { useTexts } from '../../texts/useTexts.ts'

/** Asks for a link by mail. Gives the same answer whether the address has an account or not. */
export const ForgetPasswordPage = () => {
  const { fields } = useTexts('common')
  const { forget } = useTexts('account')
  const [search] = useSearchParams()
  const [sentTo, setSentTo] = useState<string>()
  const form = useForm({
    schema: async () => (await import('../../../shared/contract/people/account.ts')).forgetPasswordRequestSchema,
    labels: { email: fields.email },
    async call(api, { email }) {
      const { forgetPassword } = await import('../../../shared/contract/people/account.ts')
      await forgetPassword(api, email)
      setSentTo(email)
    },
    say: null,
  })
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
      <Form form={form} submit={forget.submit}>
        <TextField form={form} name="email" type="email" autoComplete="username" inputMode="email" />
      </Form>
      {back}
    </AccountPage>
  )
}
