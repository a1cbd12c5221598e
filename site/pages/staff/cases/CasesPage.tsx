import { useState } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import * as z from 'zod/mini'
import { type MatchedPayment, matchPayment } from '../../../../shared/contract/staff/reconciliation.ts'
import { closeCase, staffCases } from '../../../../shared/contract/staff/reconciliation.ts'
import { txnIdSchema } from '../../../../shared/contract/basics.ts'
import { isDay } from '../../../../shared/contract/basics.ts'
import { type CaseRow, closeCaseSchema } from '../../../../shared/contract/staff/reconciliation.ts'
import { differenceCodes } from '../../../../shared/contract/staff/reconciliation.ts'
import { formatDateTime, formatDay } from '../../../../shared/date.ts'
import { formatPaise, formatRupees } from '../../../../shared/money.ts'
import { useApiQuery } from '../../../framework/firstLoad/queryClient.ts'
import { useLanguage } from '../../../app/language/language.ts'
import { useServices } from '../../../app/services.ts'
import { pageIn } from '../../../components/Pager.tsx'
import text from '../../../components/Text.module.css'
import { BriefForm } from '../../../components/forms/BriefForm.tsx'
import { TextField } from '../../../components/forms/Field.tsx'
import { useAct } from '../../../components/act/useAct.ts'
import { ActButton } from '../../../components/act/ActButton.tsx'
import { useSavedForm } from '../../../components/forms/useSavedForm.tsx'
import { useForm } from '../../../components/forms/useForm.ts'
import { DeskHeading } from '../desk/DeskHeading.tsx'
import { deskPath } from '../desk/deskPath.ts'
import parts from '../desk/DeskItem.module.css'
import { DeskItem } from '../desk/DeskItem.tsx'
import { EntryPages } from '../desk/EntryPages.tsx'
import { FactList } from '../desk/FactList.tsx'
import { NoteField } from '../desk/NoteField.tsx'
import { StateLinks } from '../desk/StateLinks.tsx'
import { useMay } from '../desk/role.ts'
import { waitingKey } from '../desk/waiting.ts'
import { useTexts } from '../../../texts/useTexts.ts'
import { CaseEvidence } from './CaseEvidence.tsx'

/** The same day and kind with another choice, from the first page. */
const withChoice = (search: URLSearchParams, choice: string) => {
  const next = new URLSearchParams(search)
  next.set('open', choice)
  next.delete('page')
  return `?${next}`
}

const choices = ['yes', 'no', 'all'] as const

/** `/staff/cases?open=no&day=2026-11-20&page=2`: differences to the provider's records, the urgent ones first. The open ones, unless the address says otherwise. */
export const CasesPage = () => {
  const texts = useTexts('staff').cases
  const lang = useLanguage()
  const [search] = useSearchParams()
  const page = pageIn(search)
  const choice = choices.find((one) => one === search.get('open')) ?? 'yes'
  const day = [search.get('day') ?? ''].find(isDay)
  const code = differenceCodes.find((one) => one === search.get('code'))
  const txnId = txnIdSchema.safeParse(search.get('txn_id')).data
  const query = useApiQuery(
    [casesKey, choice, day, code, txnId, page, lang],
    (api) => staffCases(api, page, { open: choice === 'all' ? undefined : choice, day, code, txn_id: txnId }),
    { staleTime: 0 },
  )
  return (
    <>
      <DeskHeading title={texts.title} lead={texts.lead} />
      <StateLinks
        label={texts.filter}
        names={texts.filters}
        chosen={choice}
        linkOf={(other) => withChoice(search, other)}
      />
      {(day ?? code ?? txnId) && (
        <p>
          {[day && texts.ofDay(formatDay(day, lang)), code && texts.kinds[code], txnId && texts.ofDonation(txnId)]
            .filter(Boolean)
            .join(', ')}{' '}
          <Link to={`?open=${choice}`}>{texts.everyCase}</Link>
        </p>
      )}
      <EntryPages query={query} empty={<p>{texts.empty}</p>} label={texts.pages}>
        {(row) => <CaseEntry key={row.id} row={row} />}
      </EntryPages>
    </>
  )
}

/** One case: what differs, what to do next, its evidence on demand, and a way to close it. */
const CaseEntry = ({ row }: { row: CaseRow }) => {
  const texts = useTexts('staff').cases
  const lang = useLanguage()
  const mayClose = useMay('accountant')
  const [isShown, setShown] = useState(false)
  const transaction =
    row.donation_id === null ? row.txn_id || '–' : <Link to={deskPath('donations', row.txn_id)}>{row.txn_id}</Link>
  return (
    <DeskItem
      title={texts.kinds[row.code]}
      state={texts.severities[row.severity]}
      wrong={row.severity === 'urgent' && row.open}
    >
      <p>
        <b>{texts.next}:</b> {texts.steps[row.next_step]}
      </p>
      <FactList
        facts={[
          [texts.transaction, transaction],
          [texts.day, formatDay(row.day, lang)],
          [texts.firstSeen, formatDateTime(row.opened_at, lang)],
          [texts.lastSeen, row.found_at !== row.opened_at && formatDateTime(row.found_at, lang)],
          [texts.unmatched, row.unmatched_paise !== null && formatPaise(row.unmatched_paise)],
          [texts.amount, row.amount === null ? texts.noDonation : formatRupees(row.amount)],
        ]}
      />
      {row.gone && <p className={text.done}>{texts.gone}</p>}
      <details className={parts.more} onToggle={(event) => setShown(event.currentTarget.open)}>
        <summary>{texts.evidence}</summary>
        {isShown && <CaseEvidence id={row.id} />}
      </details>
      {row.unmatched_paise !== null && mayClose && <MatchPayment row={row} />}
      {row.open && mayClose && <CloseCase row={row} />}
    </DeskItem>
  )
}

const casesKey = 'staff-cases'

const noteSchema = z.pick(closeCaseSchema, { note: true })

/** People copy it with spaces around it. */
const matchSchema = z.object({ txn_id: z.pipe(z.string().check(z.trim()), txnIdSchema) })

/** "This was that donation": one person names it, another agrees. Anybody may name another one instead. */
const MatchPayment = ({ row }: { row: CaseRow }) => {
  const texts = useTexts('staff').cases
  const { match } = row
  if (!match) return <ProposeMatch row={row} lead={texts.match.lead} />
  return (
    <>
      <h3>{texts.match.title}</h3>
      <p>{texts.match.proposed(match.txn_id, match.name)}</p>
      {match.is_own ? <p className={text.soft}>{texts.match.own}</p> : <AgreeMatch row={row} txnId={match.txn_id} />}
      <details className={parts.more}>
        <summary>{texts.match.another}</summary>
        <ProposeMatch row={row} />
      </details>
    </>
  )
}

/** Somebody may have named another donation meanwhile. Then it is a proposal, too. */
const useMatch = ({ id }: CaseRow) => {
  const { match } = useTexts('staff').cases
  const { api } = useServices()
  return {
    send: (txnId: string) => matchPayment(api, id, txnId),
    say: ({ paid }: MatchedPayment) => (paid ? match.agreed : match.noted),
  }
}

const AgreeMatch = ({ row, txnId }: { row: CaseRow; txnId: string }) => {
  const texts = useTexts('staff').cases
  const { send, say } = useMatch(row)
  const act = useAct({ call: () => send(txnId), say, refreshes: [casesKey] })
  return (
    <ActButton act={act} about={texts.about(row.txn_id)}>
      {texts.match.agree}
    </ActButton>
  )
}

const ProposeMatch = ({ row, lead }: { row: CaseRow; lead?: string }) => {
  const texts = useTexts('staff').cases
  const { donation_id, txn_id, match } = row
  const { send, say } = useMatch(row)
  const form = useSavedForm({
    schema: async () => matchSchema,
    start: { txn_id: match || donation_id === null ? '' : txn_id },
    labels: { txn_id: texts.match.txnId },
    problems: { 'txn_id:*': texts.match.wrongTxnId },
    call: (named) => send(named.txn_id),
    say,
    refreshes: [casesKey],
  })
  return (
    <BriefForm form={form} submit={texts.match.propose} about={texts.about(txn_id)} label={texts.match.title} framed>
      {lead && (
        <>
          <h3>{texts.match.title}</h3>
          <p>{lead}</p>
        </>
      )}
      <TextField form={form} name="txn_id" autoComplete="off" />
    </BriefForm>
  )
}

/** Closes the case with a note. The answer is shown in place; a note that was refused stays in its field. */
const CloseCase = ({ row: { id, txn_id } }: { row: CaseRow }) => {
  const texts = useTexts('staff').cases
  const { api } = useServices()
  const form = useForm({
    schema: async () => noteSchema,
    labels: { note: texts.note },
    call: ({ note }) => closeCase(api, id, note),
    say: texts.closed,
    refreshes: [waitingKey],
  })
  const { busy, message } = form.act
  return (
    <BriefForm
      form={form}
      submit={busy ? texts.closing : texts.close}
      about={texts.about(txn_id)}
      off={Boolean(message)}
    >
      <NoteField form={form} name="note" readOnly={busy || Boolean(message)} />
    </BriefForm>
  )
}
