import { useState } from 'react'
import { Link } from 'react-router-dom'
import * as z from 'zod/mini'
import {
  type Card,
  type CardRequest,
  cardRequestSchema,
  mostOfMessage,
  occasions,
  saveCard,
} from '../../../shared/contract/donation/dedication.ts'
import { specialDates } from '../../../shared/contract/people/specialDate.ts'
import { languageLabel } from '../../../shared/languageLabel.ts'
import { type Language, languages } from '../../../shared/languages.ts'
import { useLanguage } from '../../app/language/language.ts'
import { paths } from '../../app/paths.ts'
import { useServices } from '../../app/services.ts'
import { trustName } from '../../framework/firstLoad/roots.ts'
import { DayField } from '../../components/forms/DayField.tsx'
import { FieldFrame, TextField } from '../../components/forms/Field.tsx'
import { Form } from '../../components/forms/Form.tsx'
import { LongText } from '../../components/forms/LongText.tsx'
import { SelectField } from '../../components/forms/SelectField.tsx'
import { type SavedFormState, useFieldValue, useSavedForm } from '../../components/forms/useSavedForm.tsx'
import { queryClientOf, useApiQuery } from '../../framework/firstLoad/queryClient.ts'
import { useTexts } from '../../texts/useTexts.ts'
import styles from './Card.module.css'
import { CardPreview } from './CardPreview.tsx'

type CardFields = Omit<CardRequest, 'occasion' | 'recipient' | 'day'> & {
  occasion: string
  day: string
  send: boolean
  recipient: { name: string; email: string }
}

/** The contract's payload, made of what fields hold: without a tick nobody gets the card. */
const cardFormSchema = z.pipe(
  z.transform(({ send, day, recipient, ...rest }: CardFields) => ({
    ...rest,
    day: day || null,
    recipient: send ? recipient : null,
  })),
  cardRequestSchema,
) as unknown as z.ZodMiniType<CardRequest, CardFields>

const fieldsOf = (txn_id: string, card: Card): CardFields => ({
  txn_id,
  occasion: card.occasion ?? '',
  name: card.name,
  message: card.message,
  signature: card.signature,
  language: card.language,
  send: card.recipient !== null,
  recipient: card.recipient ?? { name: '', email: '' },
  day: card.day ?? '',
  remind: card.remind,
  again: false,
})

/** Makes or corrects the card; the card itself is shown as it is typed. After it was sent, its recipient and day stay. */
export const CardForm = ({ txnId, card, onDone }: { txnId: string; card: Card; onDone(): void }) => {
  const { card: texts, occasions: titles, lang } = useTexts('dedication')
  const services = useServices()
  const isSent = card.sent_at !== null
  const [start] = useState(() => fieldsOf(txnId, card))
  const [send, setSend] = useState(start.send)
  const form = useSavedForm<CardFields, CardRequest, Card>({
    schema: async () => cardFormSchema,
    start,
    labels: {
      txn_id: null,
      occasion: texts.occasion,
      name: texts.name,
      message: texts.message,
      signature: texts.signature,
      language: texts.language,
      send: texts.send,
      'recipient.name': texts.recipientName,
      'recipient.email': texts.recipientEmail,
      day: texts.day,
      remind: texts.remind,
      again: texts.again,
    },
    problems: texts.problems,
    async call(api, request) {
      const saved = await saveCard(api, request)
      queryClientOf(services).setQueryData(['card', txnId, lang], saved)
      // The name is on the receipt, too.
      for (const key of ['outcome', 'donations']) void queryClientOf(services).invalidateQueries({ queryKey: [key] })
      onDone()
      return saved
    },
    say: { toast: () => texts.saved },
  })
  return (
    <Form form={form} submit={texts.save} label={texts.title} other={{ words: texts.cancel, press: onDone }}>
      <SelectField
        form={form}
        name="occasion"
        empty={texts.choose}
        options={occasions.map((value) => ({ value, label: titles[value] }))}
      />
      {!isSent && <SpecialDay form={form} />}
      <TextField form={form} name="name" autoComplete="off" hint={texts.nameHint} />
      <LongText form={form} name="message" rows={4} note={texts.optional} hint={texts.messageHint} />
      <TextField form={form} name="signature" autoComplete="off" note={texts.optional} hint={texts.signatureHint} />
      <SelectField
        form={form}
        name="language"
        options={languages.map((value) => ({ value, label: languageLabel(value, lang) }))}
      />
      <Preview form={form} project={card.project} />
      {!isSent && !card.mailable && (
        <p>
          {texts.unproven} <Link to={paths.profile}>{texts.profile}</Link>
        </p>
      )}
      {!isSent && card.mailable && (
        <label className={styles.check}>
          <input
            type="checkbox"
            name="send"
            defaultChecked={send}
            onChange={(event) => setSend(event.target.checked)}
          />
          {texts.send}
        </label>
      )}
      {!isSent && send && (
        <div className="flow-stack">
          <TextField form={form} name="recipient.name" autoComplete="off" />
          <TextField form={form} name="recipient.email" type="email" autoComplete="off" hint={texts.recipientHint} />
        </div>
      )}
      {!isSent && <DayField form={form} name="day" hint={send ? texts.dayHint : texts.dayAlone} />}
      <label className={styles.check}>
        <input type="checkbox" name="remind" defaultChecked={start.remind} />
        {texts.remind}
      </label>
      {card.resendable && (
        <label className={styles.check}>
          <input type="checkbox" name="again" />
          {texts.again}
        </label>
      )}
    </Form>
  )
}

type State = SavedFormState<'occasion' | 'name' | 'message' | 'signature' | 'language' | 'day'>

/** Takes name and day from the special days of the profile. */
const SpecialDay = ({ form }: { form: State }) => {
  const { card: texts, lang } = useTexts('dedication')
  const { data: dates = [] } = useApiQuery(['special dates', lang], specialDates)
  if (dates.length === 0) return null
  const id = `${form.id}-special`
  return (
    <FieldFrame id={id} label={texts.special} problem={undefined} note={texts.optional}>
      <select
        id={id}
        onChange={({ target }) => {
          const chosen = dates.find((one) => String(one.id) === target.value)
          if (!chosen) return
          form.set('name', chosen.name)
          form.set('day', chosen.next)
        }}
      >
        <option value="">{texts.noSpecial}</option>
        {dates.map((one) => (
          <option key={one.id} value={one.id}>
            {one.occasion}: {one.name}
          </option>
        ))}
      </select>
    </FieldFrame>
  )
}

const Preview = ({ form, project }: { form: State; project: string }) => {
  const lang = useLanguage()
  const typed = useFieldValue(form, 'occasion')
  const card = {
    occasion: occasions.find((one) => one === typed) ?? 'honour',
    name: useFieldValue(form, 'name').trim(),
    message: useFieldValue(form, 'message').trim().slice(0, mostOfMessage),
    signature: useFieldValue(form, 'signature').trim(),
    language: useFieldValue(form, 'language') as Language,
  }
  return <CardPreview card={card} project={project} trust={trustName[lang]} />
}
