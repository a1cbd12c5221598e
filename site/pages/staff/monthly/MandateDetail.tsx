import { useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import {
  type StaffMandate,
  staffMandate,
  type StaffMandateMonth,
  stopFormSchema,
  stopMandate,
  stopWays,
} from '../../../../shared/contract/staff/mandates.ts'
import { formatDateTime, formatDay, indianDay } from '../../../../shared/date.ts'
import { formatRupees } from '../../../../shared/money.ts'
import { useLanguage } from '../../../app/language/language.ts'
import { useServices } from '../../../app/services.ts'
import { BriefForm } from '../../../components/forms/BriefForm.tsx'
import { TextField } from '../../../components/forms/Field.tsx'
import { SelectField } from '../../../components/forms/SelectField.tsx'
import { useSavedForm } from '../../../components/forms/useSavedForm.tsx'
import text from '../../../components/Text.module.css'
import { useApiQuery } from '../../../framework/firstLoad/queryClient.ts'
import { useTexts } from '../../../texts/useTexts.ts'
import { DeskEntry } from '../desk/DeskEntry.tsx'
import parts from '../desk/DeskItem.module.css'
import { DeskSection } from '../desk/DeskSection.tsx'
import { deskPath } from '../desk/deskPath.ts'
import { FactList } from '../desk/FactList.tsx'
import { NoteField } from '../desk/NoteField.tsx'
import { useMay } from '../desk/role.ts'
import { mandatesKey } from './mandatesKey.ts'

/** One monthly donation: what was agreed, each month, and a form to stop it for its donor. Escape returns to the list. */
export const MandateDetail = ({ id }: { id: string }) => {
  const texts = useTexts('staff').mandates
  const lang = useLanguage()
  const { search, hash } = useLocation()
  const mayStop = useMay('accountant')
  const query = useApiQuery([mandatesKey, 'one', id, lang], (api) => staffMandate(api, id), {
    staleTime: 0,
    refetchOnWindowFocus: false,
  })
  const { data } = query
  return (
    <DeskEntry
      title={data ? texts.of(formatRupees(data.amount), data.donor?.name ?? texts.noDonor) : texts.title}
      above={[{ title: texts.title, to: deskPath('monthly') + search + hash }]}
      back={texts.back}
      query={query}
      missing={{ title: texts.missingTitle, text: texts.missing }}
    >
      {(mandate) => (
        <>
          <Agreement mandate={mandate} />
          <History months={mandate.months} />
          {mayStop && ['active', 'paused'].includes(mandate.state) && <StopForm id={mandate.id} />}
        </>
      )}
    </DeskEntry>
  )
}

const Agreement = ({ mandate }: { mandate: StaffMandate }) => {
  const texts = useTexts('staff').mandates
  const { facts, columns } = texts
  const lang = useLanguage()
  const { state, donor, project, most, day, until, paused_until, next, stop, ended_by, asked_at } = mandate
  return (
    <DeskSection title={texts.agreement}>
      {state === 'ending' && (
        <p role="status" className={text.beware}>
          {texts.stopped}
        </p>
      )}
      <FactList
        facts={[
          [columns.state, texts.states[state]],
          [
            columns.donor,
            donor ? (
              <Link key="donor" to={deskPath('donors', donor.key)}>
                {donor.name}
              </Link>
            ) : (
              texts.noDonor
            ),
          ],
          [columns.project, project],
          [facts.day, facts.dayOf(day)],
          [columns.next, next ? formatDay(next, lang) : texts.none],
          [facts.most, formatRupees(most)],
          [facts.until, formatDay(until, lang)],
          [facts.pausedUntil, paused_until && formatDay(paused_until, lang)],
          [facts.since, formatDateTime(mandate.created_at, lang)],
          [facts.endedBy, ended_by && texts.ends[ended_by]],
          [facts.stop, stop && facts.stopOf(texts.ways[stop.way], formatDay(stop.day, lang), stop.by ?? '')],
          [facts.note, stop?.note],
          [facts.asked, asked_at && formatDateTime(asked_at, lang)],
          [facts.number, mandate.provider_id],
        ]}
      />
    </DeskSection>
  )
}

/** Why a month failed: our own words, or the bank's. */
const useWhy = () => {
  const texts = useTexts('staff').mandates
  return ({ state, reason }: StaffMandateMonth): string => {
    if (reason === null) return state === 'failed' ? texts.noNotice : ''
    return reason === 'not received' ? texts.notReceived : texts.answered(reason)
  }
}

/** Every month with its state, the newest first. */
const History = ({ months }: Pick<StaffMandate, 'months'>) => {
  const texts = useTexts('staff').mandates
  const lang = useLanguage()
  const whyOf = useWhy()
  return (
    <DeskSection title={texts.history}>
      {months.length === 0 && <p>{texts.noMonths}</p>}
      <ul className={parts.list}>
        {months.map((month) => (
          <li key={month.day}>
            <div className={parts.head}>
              <strong>{formatDay(month.day, lang)}</strong>
              <span>{formatRupees(month.amount)}</span>
              <span className={month.state === 'failed' ? text.wrong : text.soft}>{texts.months[month.state]}</span>
              {month.attempts > 0 && <span className={text.soft}>{texts.attempts(month.attempts)}</span>}
              {month.txn_id && <Link to={deskPath('donations', month.txn_id)}>{texts.donation}</Link>}
            </div>
            {whyOf(month) && <p className={text.soft}>{whyOf(month)}</p>}
          </li>
        ))}
      </ul>
    </DeskSection>
  )
}

/** Stops it because the donor asked staff: how, on which day, and how staff know the donor. */
const StopForm = ({ id }: { id: number }) => {
  const texts = useTexts('staff').mandates
  const { api } = useServices()
  const [today] = useState(() => indianDay(new Date()))
  const form = useSavedForm({
    schema: async () => stopFormSchema(today),
    start: { way: 'phone' as const, day: today, note: '' },
    labels: texts.labels,
    problems: texts.problems,
    once: true,
    call: (wanted) => stopMandate(api, id, wanted),
    say: null,
    refreshes: [mandatesKey],
  })
  return (
    <DeskSection title={texts.stop} lead={texts.stopLead}>
      <div className={parts.form}>
        <BriefForm form={form} submit={texts.stopNow} label={texts.stop}>
          <SelectField
            form={form}
            name="way"
            options={stopWays.map((value) => ({ value, label: texts.ways[value] }))}
          />
          <TextField form={form} name="day" type="date" />
          <NoteField form={form} name="note" />
        </BriefForm>
      </div>
    </DeskSection>
  )
}
