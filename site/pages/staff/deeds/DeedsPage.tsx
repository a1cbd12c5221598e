import { useServices } from '../../../app/services.ts'
import { useRef } from 'react'
import type * as z from 'zod/mini'
import {
  correctDeed,
  type Deed,
  deedCorrectionSchema,
  staffDeeds,
  withdrawDeed,
} from '../../../../shared/contract/staff/deeds.ts'
import { formatDateTime, formatDay } from '../../../../shared/date.ts'
import { ConfirmButton } from '../../../components/act/ActButton.tsx'
import { upload } from '../../../components/act/upload.ts'
import { useAct } from '../../../components/act/useAct.ts'
import { Button } from '../../../components/Button.tsx'
import { Form } from '../../../components/forms/Form.tsx'
import { useEditing } from '../../../components/forms/useEditing.ts'
import { useSavedForm } from '../../../components/forms/useSavedForm.tsx'
import { PictureView } from '../../../components/picture/PictureView.tsx'
import { DeskItem, DeskList, FactList } from '../desk/DeskList.tsx'
import { DeskHeading } from '../desk/DeskPage.tsx'
import { keys, useDesk } from '../desk/useDesk.tsx'
import styles from './Deeds.module.css'
import { chosenPicture, DeedFields, lineLabels, NewDeed } from './NewDeed.tsx'

/** `/staff/deeds?page=2`: what donations have done, newest first, and a form to show donors something new. */
export const DeedsPage = () => {
  const { texts, mayChange } = useDesk('deeds')
  return (
    <>
      <DeskHeading lead={texts.lead} />
      {mayChange && <NewDeed />}
      <DeskList queryKey={[keys.deeds]} ask={staffDeeds} texts={texts}>
        {(deed) => <DeedEntry key={deed.id} deed={deed} />}
      </DeskList>
    </>
  )
}

/** One deed: its picture and lines, whom it is about, and how many were mailed. One that is shown can be corrected and withdrawn. */
const DeedEntry = ({ deed }: { deed: Deed }) => {
  const { texts, lang, mayChange } = useDesk('deeds')
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
          [texts.shownSince, [deed.published_by, formatDateTime(deed.published_at, lang)].filter(Boolean).join(', ')],
          [texts.corrected, corrected_at && formatDateTime(corrected_at, lang)],
        ]}
      />
      {mayChange && state === 'published' && <DeedActs deed={deed} title={title} />}
    </DeskItem>
  )
}

const DeedActs = ({ deed, title }: { deed: Deed; title: string }) => {
  const { texts, pages } = useDesk('deeds')
  const { editing, edit, place } = useEditing(false)
  const withdrawing = useAct({ call: (api) => withdrawDeed(api, deed.id), say: null, refreshes: [keys.deeds] })
  if (editing)
    return (
      <div ref={place} tabIndex={-1} role="group" aria-label={`${pages.deeds}: ${title}`}>
        <CorrectDeed deed={deed} onDone={() => edit(false)} />
      </div>
    )
  return (
    <div ref={place} tabIndex={-1} role="group" aria-label={`${pages.deeds}: ${title}`} className="flow-ways">
      <Button look="outline" aria-label={`${texts.correct}: ${title}`} onClick={() => edit(true)}>
        {texts.correct}
      </Button>
      <ConfirmButton
        act={withdrawing}
        button={texts.withdraw}
        label={`${texts.withdraw}: ${title}`}
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
  const { texts, lang } = useDesk('deeds')
  const services = useServices()
  const picture = useRef<HTMLInputElement>(null)
  const form = useSavedForm({
    // The picture is checked below.
    schema: async () => deedCorrectionSchema as unknown as z.ZodMiniType<Correction, Correction & { image?: string }>,
    start: { id: deed.id, texts: deed.texts, image: '' },
    labels: { id: null, image: texts.labels.image, ...lineLabels(texts.lines, lang) },
    problems: texts.problems,
    async call(_api, correction) {
      const file = chosenPicture(picture.current)
      const sent = new FormData()
      if (file) sent.append('image', file)
      await upload(services, (send) => correctDeed({ upload: send, form: sent }, correction))
      onDone()
    },
    say: null,
    refreshes: [keys.deeds],
  })
  return (
    <div className="desk-form">
      <Form form={form} submit={texts.save} label={texts.correct} other={{ words: texts.cancel, press: onDone }}>
        <p>{texts.correctLead}</p>
        <DeedFields form={form} picture={picture} note={texts.otherPicture} />
      </Form>
    </div>
  )
}
