import { type RefObject, useEffect, useRef, useState } from 'react'
import type * as z from 'zod/mini'
import { giving } from '../../../../shared/contract/choosing.ts'
import { imageLimits } from '../../../../shared/contract/people/profile.ts'
import {
  type DeedForm,
  type DeedPreview,
  deedSchema,
  emptyDeedTexts,
  previewDeed,
  publishDeed,
} from '../../../../shared/contract/staff/deeds.ts'
import { ApiError } from '../../../../shared/contract/transport.ts'
import { indianDay } from '../../../../shared/date.ts'
import { languageLabel, languageWord } from '../../../../shared/languageLabel.ts'
import { type Language, languages } from '../../../../shared/languages.ts'
import { takeFocus } from '../../../../shared/takeFocus.ts'
import { useServices } from '../../../app/services.ts'
import { ActButton } from '../../../components/act/ActButton.tsx'
import { upload } from '../../../components/act/upload.ts'
import { useAct } from '../../../components/act/useAct.ts'
import { Button } from '../../../components/Button.tsx'
import { TextField } from '../../../components/forms/Field.tsx'
import { Form } from '../../../components/forms/Form.tsx'
import { SelectField } from '../../../components/forms/SelectField.tsx'
import { useEditing } from '../../../components/forms/useEditing.ts'
import type { FormState } from '../../../components/forms/useForm.ts'
import { useFieldValue, useSavedForm } from '../../../components/forms/useSavedForm.tsx'
import { useApiQuery } from '../../../framework/firstLoad/queryClient.ts'
import { checkFile } from '../../profile/sendPicture.ts'
import { FileField, titledOptions, useProjectOptions } from '../desk/deskForms.tsx'
import { keys, useDesk } from '../desk/useDesk.tsx'
import styles from './Deeds.module.css'

/** What the form sends, and its picture. */
type Values = DeedForm & { image?: string }

const blank: Values = {
  project_id: '',
  item_id: '',
  purpose_id: '',
  first_day: '',
  last_day: '',
  texts: emptyDeedTexts,
  image: '',
}

interface Draft {
  deed: DeedForm
  picture: File
  /** Of the picture's contents. */
  address: string
  preview: DeedPreview
}

/** The form for a new deed, and then the preview with the button that publishes it. Afterwards the form is empty again. */
export const NewDeed = () => {
  const { texts } = useDesk('deeds')
  const [round, setRound] = useState(0)
  const [mails, setMails] = useState<number>()
  return (
    <>
      <DeedForms
        key={round}
        onPublished={(count) => {
          setMails(count)
          setRound(round + 1)
        }}
      />
      <div role="status" className="text-done">
        {mails !== undefined && texts.published(mails)}
      </div>
    </>
  )
}

const DeedForms = ({ onPublished }: { onPublished(mails: number): void }) => {
  const { texts, lang } = useDesk('deeds')
  const projects = useProjectOptions()
  const picture = useRef<HTMLInputElement>(null)
  const [draft, setDraft] = useState<Draft>()
  const { edit, place } = useEditing(true)
  const address = draft?.address
  useEffect(() => (address ? () => URL.revokeObjectURL(address) : undefined), [address])
  const form = useSavedForm({
    schema: async () =>
      // The form sends every field, so none gets a default. The picture is checked below.
      deedSchema(indianDay(new Date())) as unknown as z.ZodMiniType<DeedForm, Values>,
    start: blank,
    labels: { ...texts.labels, ...lineLabels(texts.lines, lang) },
    problems: texts.problems,
    async call(api, deed) {
      const file = chosenPicture(picture.current)
      if (!file) throw new ApiError('refused', { code: 'invalid', fields: { image: 'required' } })
      const preview = await previewDeed(api, deed)
      setDraft({ deed, picture: file, address: URL.createObjectURL(file), preview })
    },
    say: null,
  })
  const projectId = Number(useFieldValue(form, 'project_id'))
  return (
    <div ref={place} tabIndex={-1} role="group" aria-label={texts.make} className="desk-form">
      <div hidden={draft !== undefined}>
        <Form form={form} submit={texts.see} label={texts.make}>
          <h2>{texts.make}</h2>
          <SelectField form={form} name="project_id" empty={texts.choose} options={projects} />
          <Choices form={form} projectId={projectId} />
          <div className="flow-pair">
            <TextField form={form} name="first_day" type="date" note={texts.optional} hint={texts.daysHint} />
            <TextField form={form} name="last_day" type="date" note={texts.optional} hint={texts.lastDayHint} />
          </div>
          <DeedFields form={form} picture={picture} />
        </Form>
      </div>
      {draft && (
        <DeedProof
          draft={draft}
          onBack={() => {
            setDraft(undefined)
            edit(true)
          }}
          onPublished={onPublished}
        />
      )}
    </div>
  )
}

interface DeedProofProps {
  draft: Draft
  onBack(): void
  /** @param mails how many donors are mailed */
  onPublished(mails: number): void
}

/** What donors will get, and how many: the last look before the mails leave. */
export const DeedProof = ({ draft, onBack, onPublished }: DeedProofProps) => {
  const { texts, lang } = useDesk('deeds')
  const services = useServices()
  const { deed, picture, address, preview } = draft
  const publishing = useAct({
    async call() {
      const form = new FormData()
      form.append('image', picture)
      await upload(services, (send) => publishDeed({ upload: send, form }, deed))
      onPublished(preview.mails)
    },
    say: null,
    refreshes: [keys.deeds],
  })
  return (
    <section aria-label={texts.preview} className="flow-stack">
      <h2 ref={takeFocus} tabIndex={-1}>
        {texts.preview}
      </h2>
      <div className={preview.mails > 0 ? 'text-note' : 'text-beware'}>
        <p className="text-name">{texts.counted(preview.donors, preview.mails)}</p>
        {preview.refused > 0 && <p>{texts.refused(preview.refused)}</p>}
        {preview.unreachable > 0 && <p>{texts.unreachable(preview.unreachable)}</p>}
      </div>
      <img src={address} alt={deed.texts[lang].alt} className={styles.large} />
      <div className={styles.mails}>
        {languages.map((language) => (
          <article key={language} lang={language} className={`desk-card ${styles.mail}`}>
            <p className="text-small">{texts.mailIn(languageLabel(language, lang))}</p>
            <h3>{preview.mail[language].subject}</h3>
            <p className={styles.text}>{preview.mail[language].text}</p>
          </article>
        ))}
      </div>
      <ActButton act={publishing} look="primary">
        {texts.publish(preview.mails)}
      </ActButton>
      <Button look="text" onClick={onBack}>
        {texts.back}
      </Button>
    </section>
  )
}

type ScopeForm = Parameters<typeof SelectField<'item_id' | 'purpose_id'>>[0]['form']

/** Items and purposes of the chosen project. A project without any shows no field. */
const Choices = ({ form, projectId }: { form: ScopeForm; projectId: number }) => {
  const { texts, lang } = useDesk('deeds')
  const { data } = useApiQuery(['staff-purposes', projectId, lang], (api) => giving(api, projectId), {
    enabled: projectId > 0,
  })
  if (projectId === 0 || !data) return null
  const lists = [
    ['item_id', titledOptions(data.items.map(({ id, title, name }) => ({ id, title: title ?? name ?? '' })))],
    ['purpose_id', titledOptions(data.purpose)],
  ] as const
  return (
    <div className="flow-pair">
      {lists.map(
        ([name, options]) =>
          options.length > 0 && (
            <SelectField
              key={`${name} ${projectId}`}
              form={form}
              name={name}
              note={texts.optional}
              empty={texts.all}
              options={options}
            />
          ),
      )}
    </div>
  )
}

type LineName = `texts.${Language}.${'title' | 'text' | 'alt'}`

interface DeedFieldsProps {
  form: FormState<LineName | 'image'>
  picture: RefObject<HTMLInputElement | null>
  /** Beside the label of the picture; with a note it may stay empty. */
  note?: string
}

type Part = 'title' | 'text' | 'alt'

/** The label of each line, with its language: `First line (Hindi)`. */
export const lineLabels = (lines: Readonly<Record<Part, string>>, reader: Language) => {
  const parts = Object.keys(lines) as Part[] // keys of a record
  const labels = languages.flatMap((language) =>
    parts.map((part) => [`texts.${language}.${part}`, `${lines[part]} (${languageWord(language, reader)})`]),
  )
  return Object.fromEntries(labels) as Record<`texts.${Language}.${Part}`, string>
}

/** The picture, and the lines in each language. */
export const DeedFields = ({ form, picture, note }: DeedFieldsProps) => {
  const { texts, lang } = useDesk('deeds')
  return (
    <>
      <FileField
        form={form}
        name="image"
        field={picture}
        accept={imageLimits.types.join(',')}
        hint={texts.imageHint}
        note={note}
      />
      {languages.map((language) => (
        <fieldset key={language} className={`flow-close ${styles.lines}`}>
          <legend>{languageLabel(language, lang)}</legend>
          <TextField form={form} name={`texts.${language}.title`} autoComplete="off" hint={texts.titleHint} />
          <TextField form={form} name={`texts.${language}.text`} autoComplete="off" />
          <TextField form={form} name={`texts.${language}.alt`} autoComplete="off" hint={texts.altHint} />
        </fieldset>
      ))}
    </>
  )
}

/** The chosen picture, checked before it is sent. @throws ApiError with the API's own code at `image` */
export const chosenPicture = (input: HTMLInputElement | null): File | undefined => {
  const file = input?.files?.[0]
  const code = file && checkFile(file)
  if (code) throw new ApiError('refused', { code: 'invalid', fields: { image: code } })
  return file
}
