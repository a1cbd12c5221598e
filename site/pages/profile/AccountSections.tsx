import { useState, type ComponentProps, useMemo } from 'react'
import {
  updateProfile,
  type Profile,
  type ProfileUpdate,
  profileUpdateSchema,
  confirmEmail,
  sendEmailCode,
  updatePassword,
} from '../../../shared/contract/people/profile.ts'
import { formatDay, indianDay } from '../../../shared/date.ts'
import { languageLabel } from '../../../shared/languageLabel.ts'
import { languages } from '../../../shared/languages.ts'
import { useLanguage } from '../../app/language/language.ts'
import { queryClientOf } from '../../framework/firstLoad/queryClient.ts'
import { useServices } from '../../app/services.ts'
import { DayField } from '../../components/forms/DayField.tsx'
import { TextField } from '../../components/forms/Field.tsx'
import { Form } from '../../components/forms/Form.tsx'
import { SelectField } from '../../components/forms/SelectField.tsx'
import { useSavedForm } from '../../components/forms/useSavedForm.tsx'
import { ProfileSection } from './ProfileSection.tsx'
import { useKeepProfile } from './useProfile.ts'
import { useTexts } from '../../texts/useTexts.ts'
import {
  confirmEmailRequestSchema,
  type UpdatePasswordRequest,
  updatePasswordRequestSchema,
} from '../../../shared/contract/people/account.ts'
import { ActMessage } from '../../components/act/ActButton.tsx'
import { useAct } from '../../components/act/useAct.ts'
import { Button } from '../../components/Button.tsx'
import * as z from 'zod/mini'

const startOf = ({ fullName, contactNo, address, birthday, language }: Profile): ProfileUpdate => ({
  fullName,
  contactNo: contactNo ?? '',
  address,
  birthday: birthday ?? '',
  language,
})

/** Name, phone, address, birthday and language. */
export const DetailsSection = ({ profile }: { profile: Profile }) => {
  const { details: texts, optional, problems } = useTexts('profile').profile
  const { fields } = useTexts('common')
  const { fieldHints } = useTexts('account')
  const lang = useLanguage()
  const services = useServices()
  const keep = useKeepProfile()
  const reload = () => queryClientOf(services).invalidateQueries({ queryKey: ['profile'] })
  const [schema] = useState(() => profileUpdateSchema(indianDay(new Date())))
  const form = useSavedForm({
    schema: async () => schema,
    start: startOf(profile),
    labels: {
      fullName: fields.fullName,
      contactNo: fields.contactNo,
      'address.line': texts.line,
      'address.city': texts.city,
      'address.state': texts.state,
      'address.pin': texts.pin,
      birthday: texts.birthday,
      language: texts.language,
      pan: null,
      version: null,
    },
    problems,
    draft: { userId: profile.id, name: 'details' },
    onMeanwhile: reload,
    show: (name, value) =>
      name === 'language'
        ? languageLabel(profile.language, lang)
        : name === 'birthday'
          ? formatDay(value, lang)
          : value,
    call: async (api, update) => keep(await updateProfile(api, { ...update, version: profile.version })),
    say: { toast: () => texts.saved },
  })
  const may = { form, note: optional }
  return (
    <ProfileSection id="details" title={texts.title} lead={texts.lead}>
      <Form form={form} submit={texts.save} label={texts.title}>
        <TextField form={form} name="fullName" autoComplete="name" />
        <div>
          <p className="text-name">{fields.email}</p>
          <p>{profile.email}</p>
          <p className="text-small">{texts.emailHint}</p>
        </div>
        <TextField
          {...may}
          name="contactNo"
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          hint={fieldHints.contactNo}
        />
        <TextField {...may} name="address.line" autoComplete="street-address" />
        <div className="flow-pair">
          <TextField {...may} name="address.city" autoComplete="address-level2" />
          <TextField {...may} name="address.pin" inputMode="numeric" autoComplete="postal-code" />
        </div>
        <TextField {...may} name="address.state" autoComplete="address-level1" />
        <DayField {...may} name="birthday" autoComplete="bday" />
        <SelectField
          form={form}
          name="language"
          options={languages.map((value) => ({ value, label: languageLabel(value, lang) }))}
        />
      </Form>
    </ProfileSection>
  )
}

/** Proves the e-mail address with a mailed code, only when the donor wants it: giving never waits for it. */
export const EmailSection = ({ profile }: { profile: Profile }) => {
  const { email: texts } = useTexts('profile').profile
  const [mailed, setMailed] = useState(false)
  const act = useAct({
    async call(api) {
      await sendEmailCode(api)
      setMailed(true)
    },
    say: texts.mailed(profile.email),
  })
  const send = () => void act.run()
  return (
    <ProfileSection id="email" title={texts.title} lead={texts.lead(profile.email)}>
      <ActMessage act={act} />
      {mailed ? (
        <EmailCodeForm another={{ words: texts.another, press: send, busy: act.busy }} />
      ) : (
        <div>
          <Button look="outline" busy={act.busy} onClick={send}>
            {texts.send}
          </Button>
        </div>
      )}
    </ProfileSection>
  )
}

const EmailCodeForm = ({ another }: { another: ComponentProps<typeof Form>['other'] }) => {
  const { email: texts } = useTexts('profile').profile
  const keep = useKeepProfile()
  const form = useSavedForm({
    schema: async () => confirmEmailRequestSchema,
    start: { code: '' },
    labels: { code: texts.code },
    problems: texts.problems,
    once: true,
    call: async (api, request) => keep(await confirmEmail(api, request)),
    say: { toast: () => texts.done },
  })
  return (
    <Form form={form} submit={texts.confirm} label={texts.title} look="outline" other={another}>
      <TextField form={form} name="code" inputMode="numeric" autoComplete="one-time-code" />
    </Form>
  )
}

const empty: UpdatePasswordRequest = { current: '', password: '' }

/** A new password; or the first one, for an account from an identity provider. Never kept as a draft. */
export const PasswordSection = ({ profile }: { profile: Profile }) => {
  const { password: texts } = useTexts('profile').profile
  const { fieldHints, weakPassword } = useTexts('account')
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
    labels: { current: texts.current, password: fieldHints.newPassword },
    problems: { ...weakPassword, 'current:mismatch': texts.wrong, 'current:required': texts.required },
    once: true,
    async call(api, request) {
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
