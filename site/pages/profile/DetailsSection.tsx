import { useMemo, useState } from 'react'
import {
  type Profile,
  type ProfileUpdate,
  profileUpdateSchema,
  updateProfile,
} from '../../../shared/contract/people/profile.ts'
import { formatDay, indianDay } from '../../../shared/date.ts'
import { languageLabel } from '../../../shared/languageLabel.ts'
import { languages } from '../../../shared/languages.ts'
import { useLanguage } from '../../app/language/language.ts'
import { queryClientOf } from '../../framework/firstLoad/queryClient.ts'
import { notify } from '../../app/notify.ts'
import { useServices } from '../../app/services.ts'
import { DayField } from '../../components/forms/DayField.tsx'
import { draftKeeper } from '../../components/forms/drafts.ts'
import { SchemaForm } from '../../components/forms/SchemaForm.tsx'
import { SelectField } from '../../components/forms/SelectField.tsx'
import { TextField } from '../../components/forms/TextField.tsx'
import { useSchemaForm } from '../../components/forms/useSchemaForm.ts'
import flow from '../../components/Flow.module.css'
import text from '../../components/Text.module.css'
import { ProfileSection } from './ProfileSection.tsx'
import { useKeepProfile } from './useProfile.ts'
import { useTexts } from '../../texts/useTexts.ts'

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
  const lang = useLanguage()
  const { api } = useServices()
  const keep = useKeepProfile()
  const services = useServices()
  const reload = () => queryClientOf(services).invalidateQueries({ queryKey: ['profile'] })
  const [schema] = useState(() => profileUpdateSchema(indianDay(new Date())))
  const state = useSchemaForm<ProfileUpdate, ProfileUpdate>({
    schema,
    start: startOf(profile),
    labels: {
      fullName: texts.fullName,
      contactNo: texts.contactNo,
      'address.line': texts.line,
      'address.city': texts.city,
      'address.state': texts.state,
      'address.pin': texts.pin,
      birthday: texts.birthday,
      language: texts.language,
    },
    problems,
    draft: useMemo(() => draftKeeper(profile.id, 'details'), [profile.id]),
    onMeanwhile: reload,
    show: (name, value) =>
      name === 'language'
        ? languageLabel(profile.language, lang)
        : name === 'birthday'
          ? formatDay(value, lang)
          : value,
    async send(update) {
      keep(await updateProfile(api, { ...update, version: profile.version }))
      notify({ kind: 'success', title: texts.saved })
    },
  })
  const may = { state, note: optional }
  return (
    <ProfileSection id="details" title={texts.title} lead={texts.lead}>
      <SchemaForm state={state} submit={texts.save} label={texts.title}>
        <TextField state={state} name="fullName" autoComplete="name" />
        <div>
          <p className={text.name}>{texts.email}</p>
          <p>{profile.email}</p>
          <p className={text.small}>{texts.emailHint}</p>
        </div>
        <TextField {...may} name="contactNo" type="tel" inputMode="tel" autoComplete="tel" hint={texts.contactNoHint} />
        <TextField {...may} name="address.line" autoComplete="street-address" />
        <div className={flow.pair}>
          <TextField {...may} name="address.city" autoComplete="address-level2" />
          <TextField {...may} name="address.pin" inputMode="numeric" autoComplete="postal-code" />
        </div>
        <TextField {...may} name="address.state" autoComplete="address-level1" />
        <DayField {...may} name="birthday" autoComplete="bday" />
        <SelectField
          state={state}
          name="language"
          options={languages.map((value) => ({ value, label: languageLabel(value, lang) }))}
        />
      </SchemaForm>
    </ProfileSection>
  )
}
