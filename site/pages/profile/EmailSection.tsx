import { type ReactNode, useState } from 'react'
import { confirmEmail, type Profile, sendEmailCode } from '../../../shared/contract/people/profile.ts'
import { type ConfirmEmailRequest, confirmEmailRequestSchema } from '../../../shared/contract/people/account.ts'
import { notify } from '../../app/notify.ts'
import { useServices } from '../../app/services.ts'
import { SchemaForm } from '../../components/forms/SchemaForm.tsx'
import { TextField } from '../../components/forms/TextField.tsx'
import { useAct } from '../../components/forms/useAct.ts'
import { useSchemaForm } from '../../components/forms/useSchemaForm.ts'
import { Button } from '../../components/Button.tsx'
import { ActWords } from '../../components/act/ActWords.tsx'
import { useKeepProfile } from './useProfile.ts'
import { ProfileSection } from './ProfileSection.tsx'
import { useTexts } from '../../texts/useTexts.ts'

/** Proves the e-mail address with a mailed code, only when the donor wants it: giving never waits for it. */
export const EmailSection = ({ profile }: { profile: Profile }) => {
  const { email: texts } = useTexts('profile').profile
  const { api } = useServices()
  const act = useAct()
  const [mailed, setMailed] = useState(false)
  const mail = () =>
    act.run(async () => {
      await sendEmailCode(api)
      setMailed(true)
    }, texts.mailed(profile.email))
  const button = (
    <Button look={mailed ? 'text' : 'outline'} busy={act.busy} onClick={() => void mail()}>
      {mailed ? texts.another : texts.send}
    </Button>
  )
  return (
    <ProfileSection id="email" title={texts.title} lead={texts.lead(profile.email)}>
      <ActWords act={act} />
      {mailed ? <EmailCodeForm aside={button} /> : <div>{button}</div>}
    </ProfileSection>
  )
}

const EmailCodeForm = ({ aside }: { aside: ReactNode }) => {
  const { email: texts } = useTexts('profile').profile
  const { api } = useServices()
  const keep = useKeepProfile()
  const state = useSchemaForm<ConfirmEmailRequest, ConfirmEmailRequest>({
    schema: confirmEmailRequestSchema,
    start: { code: '' },
    labels: { code: texts.code },
    problems: texts.problems,
    once: true,
    async send(request) {
      keep(await confirmEmail(api, request))
      notify({ kind: 'success', title: texts.done })
    },
  })
  return (
    <SchemaForm state={state} submit={texts.confirm} label={texts.title} look="outline" aside={aside}>
      <TextField state={state} name="code" inputMode="numeric" autoComplete="one-time-code" />
    </SchemaForm>
  )
}
