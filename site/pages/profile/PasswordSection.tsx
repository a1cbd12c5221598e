import { useMemo, useState } from 'react'
import * as z from 'zod/mini'
import { type Profile, updatePassword } from '../../../shared/contract/people/profile.ts'
import { type UpdatePasswordRequest, updatePasswordRequestSchema } from '../../../shared/contract/people/account.ts'
import { notify } from '../../app/notify.ts'
import { paths } from '../../app/paths.ts'
import { useServices } from '../../app/services.ts'
import { needsProof } from '../../features/proof/needsProof.ts'
import { SchemaForm } from '../../components/forms/SchemaForm.tsx'
import { SignInAgain } from '../../features/proof/SignInAgain.tsx'
import { TextField } from '../../components/forms/TextField.tsx'
import { useSchemaForm } from '../../components/forms/useSchemaForm.ts'
import { ProfileSection } from './ProfileSection.tsx'
import { useKeepProfile } from './useProfile.ts'
import { useTexts } from '../../texts/useTexts.ts'

const empty: UpdatePasswordRequest = { current: '', password: '' }

/** A new password; or the first one, for an account from an identity provider. Never kept as a draft. */
export const PasswordSection = ({ profile }: { profile: Profile }) => {
  const { password: texts } = useTexts('profile').profile
  const { weakPassword } = useTexts('account')
  const { fields } = useTexts('common')
  const { api } = useServices()
  const keep = useKeepProfile()
  const has = profile.has_password
  const [asks, setAsks] = useState(false)
  const schema = useMemo(
    () =>
      has
        ? z.extend(updatePasswordRequestSchema, {
            current: updatePasswordRequestSchema.shape.current.check(z.minLength(1, 'required')),
          })
        : updatePasswordRequestSchema,
    [has],
  )
  const state = useSchemaForm<UpdatePasswordRequest, UpdatePasswordRequest>({
    schema,
    start: empty,
    labels: { current: texts.current, password: texts.new },
    problems: { ...weakPassword, 'current:mismatch': texts.wrong, 'current:required': texts.required },
    once: true,
    async send(request) {
      await updatePassword(api, request).catch((error: unknown) => {
        setAsks(needsProof(error))
        throw error
      })
      keep({ ...profile, has_password: true })
      notify({ kind: 'success', title: texts.done })
    },
  })
  return (
    <ProfileSection id="password" title={texts.title} lead={has ? texts.lead : texts.firstLead}>
      <SchemaForm
        state={state}
        submit={has ? texts.save : texts.saveFirst}
        label={texts.title}
        look="outline"
        aside={asks && !has && <SignInAgain next={`${paths.profile}#password`} />}
      >
        {/* For password managers: whose password this is. */}
        <input type="email" autoComplete="username" value={profile.email} readOnly hidden />
        {has && <TextField state={state} name="current" type="password" autoComplete="current-password" />}
        <TextField
          state={state}
          name="password"
          type="password"
          autoComplete="new-password"
          hint={fields.newPasswordHint}
        />
      </SchemaForm>
    </ProfileSection>
  )
}
