import { useState } from 'react'
import type * as z from 'zod/mini'
import {
  addPaymentLink,
  linkDays,
  type PaymentLinkForm,
  paymentLinkSchema,
} from '../../../../shared/contract/staff/paymentLinks.ts'
import { DAY_MS, indianDay } from '../../../../shared/date.ts'
import { TextField } from '../../../components/forms/Field.tsx'
import { Form } from '../../../components/forms/Form.tsx'
import { SelectField } from '../../../components/forms/SelectField.tsx'
import { useFieldValue, useSavedForm } from '../../../components/forms/useSavedForm.tsx'
import { useProjects } from '../../../components/menu/useProjects.ts'
import { titledOptions, useLanguageOptions } from '../desk/deskForms.tsx'
import { keys, useDesk } from '../desk/useDesk.tsx'
import { DonorChoice } from '../offline/DonorChoice.tsx'
import { kinds } from '../../../../shared/kinds/kinds.ts'

const USUAL_DAYS = 14

const blank = (language: PaymentLinkForm['language']): PaymentLinkForm => ({
  donor: 'new',
  name: '',
  email: '',
  phone: '',
  language,
  project_id: '',
  amount: '',
  note: '',
  until: indianDay(new Date(Date.now() + USUAL_DAYS * DAY_MS)),
})

/** The form for a new link. It is empty again afterwards, and the link is the first of the list. */
export const NewLink = () => {
  const { texts, lang } = useDesk('links')
  const { list } = useProjects('')
  const languageOptions = useLanguageOptions()
  const [start, setStart] = useState(() => blank(lang))
  const form = useSavedForm({
    schema: async () =>
      // The form sends every field, so none gets a default.
      paymentLinkSchema(linkDays(indianDay(new Date()))) as z.ZodMiniType<PaymentLinkForm, PaymentLinkForm>,
    start,
    labels: texts.labels,
    problems: texts.problems,
    once: true,
    async call(api, link) {
      await addPaymentLink(api, link)
      setStart(blank(lang))
    },
    say: texts.saved,
    refreshes: [keys.links, keys.donors],
  })
  const isNew = useFieldValue(form, 'donor') === 'new'
  // A project that is given by items has no amount of its own.
  const projects = list.projects.filter(({ donation_type }) => !kinds[donation_type].listsItems)
  return (
    <div className="desk-form">
      <Form form={form} submit={texts.save} label={texts.make}>
        <h2>{texts.make}</h2>
        <DonorChoice form={form} />
        {isNew && (
          <>
            <TextField form={form} name="name" autoComplete="off" />
            <div className="flow-pair">
              <TextField form={form} name="email" type="email" note={texts.optional} autoComplete="off" />
              <TextField form={form} name="phone" type="tel" inputMode="tel" note={texts.optional} autoComplete="off" />
            </div>
            <SelectField form={form} name="language" options={languageOptions} />
          </>
        )}
        <div className="flow-pair">
          <SelectField form={form} name="project_id" empty={texts.choose} options={titledOptions(projects)} />
          <TextField form={form} name="amount" inputMode="numeric" autoComplete="off" />
        </div>
        <div className="flow-pair">
          <TextField form={form} name="until" type="date" />
          <TextField form={form} name="note" note={texts.mayBeEmpty} hint={texts.noteHint} autoComplete="off" />
        </div>
      </Form>
      <div role="status" className="text-done">
        {form.act.message}
      </div>
    </div>
  )
}
