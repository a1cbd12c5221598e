import { useMemo } from 'react'
import * as z from 'zod/mini'
import { updatePassword } from '../../../shared/contract/people/profile.ts'
import { type UpdatePasswordRequest, updatePasswordRequestSchema } from '../../../shared/contract/people/account.ts'
import type { Profile } from '../../../shared/contract/people/profile.ts'
import { useServices } from '../../app/services.ts'
import { TextField } from '../../components/forms/Field.tsx'
import { Form } from '../../components/forms/Form.tsx'
import { useSavedForm } from '../../components/forms/useSavedForm.tsx'
import { ProfileSection } from './ProfileSection.tsx'
import { useKeepProfile } from './useProfile.ts'
import { useTexts } from '../../texts/useTexts.ts'

const empty: UpdatePasswordRequest = { current: '', password: '' }

/** A new password; or the first one, for an account from an identity provider. Never kept as a draft. */
export const PasswordSection = ({ profile }: { profile: Profile }) => {
  const { password: texts } = useTexts('profile').profile
  const { fieldHints, weakPassword } = useTexts('account')
  const { api } = useServices()
  const keep = useKeepProfile()
  const has = profile.has_password
  const schema = useMemo(
    () =>
      has
        ? z.extend(updatePasswordRequestSchema, {
            current: updatePasswordRequestSchema.shape.current.check(z.minLength(1, 'required')),
          })
        : updatePasswordRequestSchema,
    [has],
  )
  const form = useSavedForm({
    schema: async () => schema,
    start: empty,
    labels: { current: texts.current, password: texts.new },
    problems: { ...weakPassword, 'current:mismatch': texts.wrong, 'current:required': texts.required },
    once: true,
    async call(request) {
      await updatePassword(api, request)
      keep({ ...profile, has_password: true })
    },
    say: { toast: () => texts.done },
  })
  return (
    <ProfileSection id="password" title={texts.title} lead={has ? texts.lead : texts.firstLead}>
      <Form
        form={form}
        submit={has ? texts.save : texts.saveFirst}
        label={texts.title}
        look="outline"
        section="password"
      >
        {/* For password managers: whose password this is. */}
        <input type="email" autoComplete="username" value={profile.email} readOnly hidden />
        {has && <TextField form={form} name="current" type="password" autoComplete="current-password" />}
        <TextField
          form={form}
          name="password"
          type="password"
          autoComplete="new-password"
          hint={fieldHints.newPasswordHint}
        />
      </Form>
    </ProfileSection>
  )
}
