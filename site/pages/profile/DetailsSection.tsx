import { useState } from 'react'
import { updateProfile } from '../../../shared/contract/people/profile.ts'
import { type Profile, type ProfileUpdate, profileUpdateSchema } from '../../../shared/contract/people/profile.ts'
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
  const form = useSavedForm({
    schema: async () => schema,
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
    call: async (update) => keep(await updateProfile(api, { ...update, version: profile.version })),
    say: { toast: () => texts.saved },
  })
  const may = { form, note: optional }
  return (
    <ProfileSection id="details" title={texts.title} lead={texts.lead}>
      <Form form={form} submit={texts.save} label={texts.title}>
        <TextField form={form} name="fullName" autoComplete="name" />
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
          form={form}
          name="language"
          options={languages.map((value) => ({ value, label: languageLabel(value, lang) }))}
        />
      </Form>
    </ProfileSection>
  )
}
