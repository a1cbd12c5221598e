import { type ReactNode, useState } from 'react'
import { confirmEmail, sendEmailCode } from '../../../shared/contract/people/profile.ts'
import { confirmEmailRequestSchema } from '../../../shared/contract/people/account.ts'
import type { Profile } from '../../../shared/contract/people/profile.ts'
import { useServices } from '../../app/services.ts'
import { ActMessage } from '../../components/act/ActButton.tsx'
import { useAct } from '../../components/act/useAct.ts'
import { TextField } from '../../components/forms/Field.tsx'
import { Form } from '../../components/forms/Form.tsx'
import { useSavedForm } from '../../components/forms/useSavedForm.tsx'
import { Button } from '../../components/Button.tsx'
import { useKeepProfile } from './useProfile.ts'
import { ProfileSection } from './ProfileSection.tsx'
import { useTexts } from '../../texts/useTexts.ts'

/** Proves the e-mail address with a mailed code, only when the donor wants it: giving never waits for it. */
export const EmailSection = ({ profile }: { profile: Profile }) => {
  const { email: texts } = useTexts('profile').profile
  const { api } = useServices()
  const [mailed, setMailed] = useState(false)
  const act = useAct({
    async call() {
      await sendEmailCode(api)
      setMailed(true)
    },
    say: texts.mailed(profile.email),
  })
  const button = (
    <Button look={mailed ? 'text' : 'outline'} busy={act.busy} onClick={() => void act.run()}>
      {mailed ? texts.another : texts.send}
    </Button>
  )
  return (
    <ProfileSection id="email" title={texts.title} lead={texts.lead(profile.email)}>
      <ActMessage act={act} />
      {mailed ? <EmailCodeForm aside={button} /> : <div>{button}</div>}
    </ProfileSection>
  )
}

const EmailCodeForm = ({ aside }: { aside: ReactNode }) => {
  const { email: texts } = useTexts('profile').profile
  const { api } = useServices()
  const keep = useKeepProfile()
  const form = useSavedForm({
    schema: async () => confirmEmailRequestSchema,
    start: { code: '' },
    labels: { code: texts.code },
    problems: texts.problems,
    once: true,
    call: async (request) => keep(await confirmEmail(api, request)),
    say: { toast: () => texts.done },
  })
  return (
    <Form form={form} submit={texts.confirm} label={texts.title} look="outline" aside={aside}>
      <TextField form={form} name="code" inputMode="numeric" autoComplete="one-time-code" />
    </Form>
  )
}
