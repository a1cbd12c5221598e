import { useRef } from 'react'
import { useSearchParams } from 'react-router-dom'
import type * as z from 'zod/mini'
import {
  correctDeed,
  type Deed,
  deedCorrectionSchema,
  staffDeeds,
  withdrawDeed,
} from '../../../../shared/contract/staff/deeds.ts'
import { formatDateTime, formatDay } from '../../../../shared/date.ts'
import { useLanguage } from '../../../app/language/language.ts'
import { useServices } from '../../../app/services.ts'
import { ConfirmButton } from '../../../components/act/ActButton.tsx'
import { useAct } from '../../../components/act/useAct.ts'
import { Button } from '../../../components/Button.tsx'
import flow from '../../../components/Flow.module.css'
import { Form } from '../../../components/forms/Form.tsx'
import { useEditing } from '../../../components/forms/useEditing.ts'
import { useSavedForm } from '../../../components/forms/useSavedForm.tsx'
import { pageIn } from '../../../components/Pager.tsx'
import { PictureView } from '../../../components/picture/PictureView.tsx'
import { useApiQuery } from '../../../framework/firstLoad/queryClient.ts'
import { useTexts } from '../../../texts/useTexts.ts'
import { DeskHeading } from '../desk/DeskHeading.tsx'
import { DeskItem } from '../desk/DeskItem.tsx'
import parts from '../desk/DeskItem.module.css'
import { EntryPages } from '../desk/EntryPages.tsx'
import { FactList } from '../desk/FactList.tsx'
import { useMay } from '../desk/role.ts'
import { upload } from '../../../components/act/upload.ts'
import styles from './Deeds.module.css'
import { chosenPicture, DeedFields, deedsKey } from './DeedFields.tsx'
import { NewDeed } from './NewDeed.tsx'

/** `/staff/deeds?page=2`: what donations have done, newest first, and a form to show donors something new. */
export const DeedsPage = () => {
  const texts = useTexts('staff').deeds
  const lang = useLanguage()
  const mayPublish = useMay('accountant')
  const [search] = useSearchParams()
  const page = pageIn(search)
  const query = useApiQuery([deedsKey, page, lang], (api) => staffDeeds(api, page), { staleTime: 0 })
  return (
    <>
      <DeskHeading title={texts.title} lead={texts.lead} />
      {mayPublish && <NewDeed />}
      <EntryPages query={query} empty={<p>{texts.empty}</p>} label={texts.pages}>
        {(deed) => <DeedEntry key={deed.id} deed={deed} />}
      </EntryPages>
    </>
  )
}

/** One deed: its picture and lines, whom it is about, and how many were mailed. One that is shown can be corrected and withdrawn. */
const DeedEntry = ({ deed }: { deed: Deed }) => {
  const texts = useTexts('staff').deeds
  const lang = useLanguage()
  const mayAct = useMay('accountant')
  const { state, project, item, purpose, first_day, last_day, picture, donors, mailed, corrected_at } = deed
  const { title, text } = deed.texts[lang]
  const last = formatDay(last_day, lang)
  const days = first_day === last_day ? last : texts.days(first_day && formatDay(first_day, lang), last)
  return (
    <DeskItem title={title} state={texts.states[state]}>
      <p>{text}</p>
      {picture && <PictureView picture={picture} sizes="16rem" className={styles.small} />}
      <FactList
        facts={[
          [texts.labels.project_id, project],
          [texts.labels.item_id, item],
          [texts.labels.purpose_id, purpose],
          [texts.given, days],
          [texts.donors, String(donors)],
          [texts.mailed, String(mailed)],
          [texts.shownSince, texts.by(deed.published_by, formatDateTime(deed.published_at, lang))],
          [texts.corrected, corrected_at && formatDateTime(corrected_at, lang)],
        ]}
      />
      {mayAct && state === 'published' && <DeedActs deed={deed} about={texts.about(title)} />}
    </DeskItem>
  )
}

const DeedActs = ({ deed, about }: { deed: Deed; about: string }) => {
  const texts = useTexts('staff').deeds
  const { api } = useServices()
  const { editing, edit, place } = useEditing(false)
  const withdrawing = useAct({ call: () => withdrawDeed(api, deed.id), say: null, refreshes: [deedsKey] })
  if (editing)
    return (
      <div ref={place} tabIndex={-1} role="group" aria-label={texts.title + about}>
        <CorrectDeed deed={deed} onDone={() => edit(false)} />
      </div>
    )
  return (
    <div ref={place} tabIndex={-1} role="group" aria-label={texts.title + about} className={flow.ways}>
      <Button look="outline" aria-label={texts.correct + about} onClick={() => edit(true)}>
        {texts.correct}
      </Button>
      <ConfirmButton
        act={withdrawing}
        button={texts.withdraw}
        label={texts.withdraw + about}
        look="text"
        question={texts.withdrawQuestion}
        sure={texts.withdrawSure}
        keep={texts.keep}
      />
    </div>
  )
}

type Correction = z.output<typeof deedCorrectionSchema>

/** New lines, and a new picture if one is chosen. */
const CorrectDeed = ({ deed, onDone }: { deed: Deed; onDone(): void }) => {
  const texts = useTexts('staff').deeds
  const services = useServices()
  const picture = useRef<HTMLInputElement>(null)
  const { project_id: _p, item_id: _i, purpose_id: _u, first_day: _f, last_day: _l, ...labels } = texts.labels
  const form = useSavedForm({
    // The picture is checked below.
    schema: async () => deedCorrectionSchema as unknown as z.ZodMiniType<Correction, Correction & { image?: string }>,
    start: { id: deed.id, texts: deed.texts, image: '' },
    labels: { id: null, ...labels },
    problems: texts.problems,
    async call(correction) {
      const file = chosenPicture(picture.current)
      const sent = new FormData()
      if (file) sent.append('image', file)
      await upload(services, (send) => correctDeed({ upload: send, form: sent }, correction))
      onDone()
    },
    say: null,
    refreshes: [deedsKey],
  })
  return (
    <div className={parts.form}>
      <Form
        form={form}
        submit={texts.save}
        label={texts.correct}
        aside={
          <Button look="text" onClick={onDone}>
            {texts.cancel}
          </Button>
        }
      >
        <p>{texts.correctLead}</p>
        <DeedFields form={form} picture={picture} note={texts.otherPicture} />
      </Form>
    </div>
  )
}
