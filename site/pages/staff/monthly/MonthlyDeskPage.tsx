import { useState } from 'react'
import {
  mandateStateNames,
  mandateViews,
  type StaffMandate,
  staffMandate,
  type StaffMandateMonth,
  staffMandates,
  stopFormSchema,
  stopMandate,
  stopWays,
} from '../../../../shared/contract/staff/mandates.ts'
import { formatDateTime, formatDay, indianDay } from '../../../../shared/date.ts'
import { formatRupees } from '../../../../shared/money.ts'
import { BriefForm } from '../../../components/forms/BriefForm.tsx'
import { TextField } from '../../../components/forms/Field.tsx'
import { SelectField } from '../../../components/forms/SelectField.tsx'
import { useSavedForm } from '../../../components/forms/useSavedForm.tsx'
import { DeskEntry } from '../desk/DeskEntry.tsx'
import { NoteField, optionsOf, useProjectOptions } from '../desk/deskForms.tsx'
import { deskLink, keys, useDesk, useOpenPage } from '../desk/useDesk.tsx'
import { FactList } from '../desk/DeskList.tsx'
import { DeskSection } from '../desk/DeskPage.tsx'
import { DataTable } from '../table/DataTable.tsx'
import { useDeskList } from '../table/useDeskList.ts'

/** `/staff/monthly`: the list; `/staff/monthly/<id>`: one monthly donation. */
export const MonthlyDeskPage = () => {
  const [id] = useOpenPage().parts
  return id ? <MandateDetail key={id} id={id} /> : <MandateList />
}

/** All monthly donations, the newest first. Each state shows how many it has. */
const MandateList = () => {
  const { texts, lang } = useDesk('mandates')
  const { states } = texts
  const views = { ...states, ...texts.views }
  const fields = [
    { name: 'search', label: texts.search, kind: 'search' },
    { name: 'state', label: texts.state, kind: 'choice', options: optionsOf(mandateViews, views) },
    { name: 'project', label: texts.project, kind: 'choice', options: useProjectOptions() },
  ] as const
  const list = useDeskList([keys.mandates, lang], fields, (api, set, after) => staffMandates(api, set, after))
  const totals = list.first?.totals
  const inStates = mandateStateNames
    .filter((state) => state !== 'registering' && totals && totals.states[state] > 0)
    // A number stays beside its state.
    .map((state) => `${states[state]}:\u00a0${totals?.states[state]}`)
    .join(', ')
  return (
    <DataTable
      lead={texts.lead}
      list={list}
      titles={texts.columns}
      columns={{
        donor: { width: 1.3, cell: ({ donor }) => donor?.name ?? texts.noDonor },
        amount: { width: '7rem', cell: ({ amount }) => formatRupees(amount), numeric: true },
        state: { width: 1, cell: ({ state }) => states[state] },
        next: { width: '8rem', cell: ({ next }) => (next ? formatDay(next, lang) : texts.none) },
        last: {
          width: 1.5,
          cell: ({ last }) => (last ? texts.monthOf(formatDay(last.day, lang), texts.months[last.state]) : texts.none),
        },
        project: { width: 1.5, cell: ({ project }) => project },
      }}
      total={totals ? `${texts.totals(totals.due, totals.failed)} ${inStates}` : ''}
      idOf={({ id }) => String(id)}
      opens
      empty={texts.empty}
    />
  )
}

/** One monthly donation: what was agreed, each month, and a form to stop it for its donor. Escape returns to the list. */
const MandateDetail = ({ id }: { id: string }) => {
  const { texts, mayChange } = useDesk('mandates')
  return (
    <DeskEntry
      queryKey={[keys.mandates, 'one', id]}
      ask={(api) => staffMandate(api, id)}
      title={(mandate) => mandate && texts.of(formatRupees(mandate.amount), mandate.donor?.name ?? texts.noDonor)}
      texts={texts}
    >
      {(mandate) => (
        <>
          <Agreement mandate={mandate} />
          <History months={mandate.months} />
          {mayChange && ['active', 'paused'].includes(mandate.state) && <StopForm id={mandate.id} />}
        </>
      )}
    </DeskEntry>
  )
}

const Agreement = ({ mandate }: { mandate: StaffMandate }) => {
  const { texts, lang } = useDesk('mandates')
  const { facts, columns } = texts
  const { state, donor, project, most, day, until, paused_until, next, stop, ended_by, asked_at } = mandate
  return (
    <DeskSection title={texts.agreement}>
      {state === 'ending' && (
        <p role="status" className="text-beware">
          {texts.stopped}
        </p>
      )}
      <FactList
        facts={[
          [columns.state, texts.states[state]],
          [columns.donor, donor ? deskLink(donor.name, 'donors', donor.key) : texts.noDonor],
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

/** Every month with its state, the newest first. */
const History = ({ months }: Pick<StaffMandate, 'months'>) => {
  const { texts, lang } = useDesk('mandates')
  /** Why a month failed: our own words, or the bank's. */
  const whyOf = ({ state, reason }: StaffMandateMonth): string => {
    if (reason === null) return state === 'failed' ? texts.noNotice : ''
    return reason === 'not received' ? texts.notReceived : texts.answered(reason)
  }
  return (
    <DeskSection title={texts.history}>
      {months.length === 0 && <p>{texts.noMonths}</p>}
      <ul className="desk-list">
        {months.map((month) => (
          <li key={month.day}>
            <div className="desk-head">
              <strong>{formatDay(month.day, lang)}</strong>
              <span>{formatRupees(month.amount)}</span>
              <span className={month.state === 'failed' ? 'text-wrong' : 'text-soft'}>{texts.months[month.state]}</span>
              {month.attempts > 0 && <span className="text-soft">{texts.attempts(month.attempts)}</span>}
              {month.txn_id && deskLink(texts.donation, 'donations', month.txn_id)}
            </div>
            {whyOf(month) && <p className="text-soft">{whyOf(month)}</p>}
          </li>
        ))}
      </ul>
    </DeskSection>
  )
}

/** Stops it because the donor asked staff: how, on which day, and how staff know the donor. */
const StopForm = ({ id }: { id: number }) => {
  const { texts } = useDesk('mandates')
  const [today] = useState(() => indianDay(new Date()))
  const form = useSavedForm({
    schema: async () => stopFormSchema(today),
    start: { way: 'phone' as const, day: today, note: '' },
    labels: texts.labels,
    problems: texts.problems,
    once: true,
    call: (api, wanted) => stopMandate(api, id, wanted),
    say: null,
    refreshes: [keys.mandates],
  })
  return (
    <DeskSection title={texts.stop} lead={texts.stopLead}>
      <BriefForm form={form} submit={texts.stopNow} label={texts.stop}>
        <SelectField form={form} name="way" options={optionsOf(stopWays, texts.ways)} />
        <TextField form={form} name="day" type="date" />
        <NoteField form={form} name="note" />
      </BriefForm>
    </DeskSection>
  )
}
