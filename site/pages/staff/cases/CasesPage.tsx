import { useState } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import * as z from 'zod/mini'
import type { Transport } from '../../../../shared/contract/transport.ts'
import { isDay, txnIdSchema } from '../../../../shared/contract/basics.ts'
import {
  type CaseRow,
  closeCase,
  closeCaseSchema,
  differenceCodes,
  type MatchedPayment,
  matchPayment,
  staffCase,
  staffCases,
} from '../../../../shared/contract/staff/reconciliation.ts'
import { formatDateTime, formatDay } from '../../../../shared/date.ts'
import { formatPaise, formatRupees } from '../../../../shared/money.ts'
import { takeFocus } from '../../../../shared/takeFocus.ts'
import { ActButton } from '../../../components/act/ActButton.tsx'
import { useAct } from '../../../components/act/useAct.ts'
import { BriefForm } from '../../../components/forms/BriefForm.tsx'
import { TextField } from '../../../components/forms/Field.tsx'
import { useForm } from '../../../components/forms/useForm.ts'
import { useSavedForm } from '../../../components/forms/useSavedForm.tsx'
import { QueryState } from '../../../components/QueryState.tsx'
import { useApiQuery } from '../../../framework/firstLoad/queryClient.ts'
import { useTexts } from '../../../texts/useTexts.ts'
import { NoteField } from '../desk/deskForms.tsx'
import { deskLink, keys, useDesk } from '../desk/useDesk.tsx'
import { DeskItem, DeskList, FactList, OnDemand, StateLinks } from '../desk/DeskList.tsx'
import { DeskHeading } from '../desk/DeskPage.tsx'

const choices = ['yes', 'no', 'all'] as const

/** `/staff/cases?open=no&day=2026-11-20&page=2`: differences to the provider's records, the urgent ones first. The open ones, unless the address says otherwise. */
export const CasesPage = () => {
  const { texts, lang } = useDesk('cases')
  const [search] = useSearchParams()
  const choice = choices.find((one) => one === search.get('open')) ?? 'yes'
  const day = [search.get('day') ?? ''].find(isDay)
  const code = differenceCodes.find((one) => one === search.get('code'))
  const txnId = txnIdSchema.safeParse(search.get('txn_id')).data
  const filters = { open: choice === 'all' ? undefined : choice, day, code, txn_id: txnId }
  return (
    <>
      <DeskHeading lead={texts.lead} />
      <StateLinks label={texts.filter} names={texts.filters} chosen={choice} parameter="open" />
      {(day ?? code ?? txnId) && (
        <p>
          {[day && texts.ofDay(formatDay(day, lang)), code && texts.kinds[code], txnId && texts.ofDonation(txnId)]
            .filter(Boolean)
            .join(', ')}{' '}
          <Link to={`?open=${choice}`}>{texts.everyCase}</Link>
        </p>
      )}
      <DeskList queryKey={[keys.cases, filters]} ask={(api, page) => staffCases(api, page, filters)} texts={texts}>
        {(row) => <CaseEntry key={row.id} row={row} />}
      </DeskList>
    </>
  )
}

/** One case: what differs, what to do next, its evidence on demand, and a way to close it. */
const CaseEntry = ({ row }: { row: CaseRow }) => {
  const { texts, lang, mayChange } = useDesk('cases')
  const transaction = row.donation_id === null ? row.txn_id || '–' : deskLink(row.txn_id, 'donations', row.txn_id)
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
      {row.gone && <p className="text-done">{texts.gone}</p>}
      <OnDemand title={texts.evidence}>
        <CaseEvidence id={row.id} />
      </OnDemand>
      {row.unmatched_paise !== null && mayChange && <MatchPayment row={row} />}
      {row.open && mayChange && <CloseCase row={row} />}
    </DeskItem>
  )
}

/** The provider's record as it was found, the stored messages, and the notes. */
const CaseEvidence = ({ id }: { id: number }) => {
  const { texts, lang } = useDesk('cases')
  const query = useApiQuery(['staff-case', id], (api) => staffCase(api, id), { staleTime: 0 })
  return (
    <QueryState query={query} skeleton={<div className="desk-few-lines" />}>
      {({ evidence, events, notes, open, closed_by }) => (
        <div className="desk-section desk-padded">
          <div lang="en">
            <FactList facts={Object.entries(evidence).map(([name, value]) => [name, String(value ?? '–')])} />
          </div>
          {events.length > 0 && (
            <>
              <h3>{texts.messages}</h3>
              <ul lang="en">
                {events.map((event) => (
                  <li key={event.id}>
                    {formatDateTime(event.at, lang)} · {event.source} · {event.note}
                  </li>
                ))}
              </ul>
            </>
          )}
          {notes.length > 0 && (
            <>
              <h3>{texts.notes}</h3>
              {notes.map(({ note, name, at }) => (
                <p key={at}>
                  {note}{' '}
                  <span className="text-soft">{[name, formatDateTime(at, lang)].filter(Boolean).join(', ')}</span>
                </p>
              ))}
            </>
          )}
          {!open && <p className="text-soft">{closed_by ? texts.closedBy(closed_by) : texts.closedBySystem}</p>}
        </div>
      )}
    </QueryState>
  )
}

const noteSchema = z.pick(closeCaseSchema, { note: true })

/** People copy it with spaces around it. */
const matchSchema = z.object({ txn_id: z.pipe(z.string().check(z.trim()), txnIdSchema) })

/** "This was that donation": one person names it, another agrees. Anybody may name another one instead. */
const MatchPayment = ({ row }: { row: CaseRow }) => {
  const { texts } = useDesk('cases')
  const [isNoted, setNoted] = useState(false)
  const { match } = row
  if (!match) return <ProposeMatch row={row} lead={texts.match.lead} onNoted={() => setNoted(true)} />
  return (
    <>
      <h3>{texts.match.title}</h3>
      <p>{texts.match.proposed(match.txn_id, match.name)}</p>
      {match.is_own ? (
        // The first proposal's button has gone with its form.
        <p ref={isNoted ? takeFocus : undefined} tabIndex={-1} className="text-soft">
          {isNoted ? texts.match.noted : texts.match.own}
        </p>
      ) : (
        <AgreeMatch row={row} txnId={match.txn_id} />
      )}
      <details className="desk-more">
        <summary>{texts.match.another}</summary>
        <ProposeMatch row={row} />
      </details>
    </>
  )
}

/** Somebody may have named another donation meanwhile. Then it is a proposal, too. */
const useMatch = ({ id }: CaseRow) => {
  const { match } = useTexts('staff').cases
  return {
    send: (api: Transport, txnId: string) => matchPayment(api, id, txnId),
    say: ({ paid }: MatchedPayment) => (paid ? match.agreed : match.noted),
  }
}

const AgreeMatch = ({ row, txnId }: { row: CaseRow; txnId: string }) => {
  const { texts } = useDesk('cases')
  const { send, say } = useMatch(row)
  const act = useAct({ call: (api) => send(api, txnId), say, refreshes: [keys.cases] })
  return (
    <ActButton act={act} about={row.txn_id}>
      {texts.match.agree}
    </ActButton>
  )
}

interface ProposeMatchProps {
  row: CaseRow
  lead?: string
  onNoted?: () => void
}

const ProposeMatch = ({ row, lead, onNoted }: ProposeMatchProps) => {
  const { texts } = useDesk('cases')
  const { donation_id, txn_id, match } = row
  const { send, say } = useMatch(row)
  const form = useSavedForm({
    schema: async () => matchSchema,
    start: { txn_id: match || donation_id === null ? '' : txn_id },
    labels: { txn_id: texts.match.txnId },
    problems: { 'txn_id:*': texts.match.wrongTxnId },
    async call(api, named) {
      const matched = await send(api, named.txn_id)
      onNoted?.()
      return matched
    },
    say,
    refreshes: [keys.cases],
  })
  return (
    <BriefForm form={form} submit={texts.match.propose} about={txn_id} label={texts.match.title} framed>
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
  const { texts, wait } = useDesk('cases')
  const { wrongNote } = useTexts('staff').refunds
  const form = useForm({
    schema: async () => noteSchema,
    labels: { note: texts.note },
    problems: { 'note:*': wrongNote },
    call: (api, { note }) => closeCase(api, id, note),
    say: texts.closed,
    refreshes: [keys.waiting],
  })
  const { busy, message } = form.act
  return (
    <BriefForm form={form} submit={busy ? wait : texts.close} about={txn_id} off={Boolean(message)}>
      <NoteField form={form} name="note" readOnly={busy || Boolean(message)} />
    </BriefForm>
  )
}
