/**
 * What a donor does with a monthly donation: see it, change it, stop it. Nobody needs to sign in for that: the link in a mail opens one. A signed-in donor gets
 * all own ones, each with the text of its link.
 */
import { sql } from 'kysely'
import type {
  MandateChange,
  mandateChangeSchema,
  mandateRequestSchema,
  MandateView,
  OwnMandate,
} from '../../shared/contract/donation/mandate.ts'
import type { Language } from '../../shared/languages.ts'
import { countAttempt } from '../accounts/limit.ts'
import { conflict, invalid, notFound } from '../base/http/refusal.ts'
import type { Call, DataAnswer, Session, VisitorHandler } from '../call.ts'
import type { Dependencies } from '../dependencies.ts'
import { projectTitles } from '../projects/project.ts'
import { mandateKey, mandatesOf, openMandateLink } from './mandateMails.ts'
import { nextDebitDay, nextMonth } from './mandateRules.ts'
import { concludeRegistrations } from './mandateLife.ts'
import { type Mandate, moveMandate, readDebitRules, settledMonths } from './mandates.ts'
import { indianDay } from '../../shared/date.ts'

/** `POST monthly { link }` (our addition). The one monthly donation of a link. 404 for a link that opens none; 429 after many of them. */
export const readMonthly: VisitorHandler<typeof mandateRequestSchema> = async ({ deps, request, language }, sent) => {
  const { link } = sent
  return { data: await viewOf(deps, await open(deps, request, link), language) }
}

/**
 * `POST monthly/change { link, change }` (our addition). 409 `monthly_over` if it is over or is being stopped; `stop` succeeds then, so sending it twice is safe.
 * 422 `amount: not_less`, `until: past` or `too_late`.
 */
export const changeMonthly: VisitorHandler<typeof mandateChangeSchema> = async (
  { deps, request, language },
  { link, change },
) => {
  const { id } = await open(deps, request, link)
  await deps.db.transaction().execute(async (db) => {
    const mandate = await db.selectFrom('mandates').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
    if (!mandate) throw notFound()
    const within = { ...deps, db }
    if (change.kind === 'stop') await moveMandate(db, id, 'stop_asked', { at: deps.now(), endedBy: 'donor' })
    else if (mandate.state !== 'active' && mandate.state !== 'paused') throw conflict('monthly_over')
    else if (change.kind === 'less') await giveLess(within, mandate, change.amount)
    else await pauseUntil(within, mandate, change)
  })
  const changed = await deps.db.selectFrom('mandates').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  return { data: await viewOf(deps, changed, language), message: change.kind === 'stop' ? 'monthly_stopping' : 'saved' }
}

/** How long a donor sees that the bank has not taken an agreement. */
const REFUSED_MS = 24 * 60 * 60_000

/** `GET monthly/own` (our addition). All monthly donations of the caller that began, the running ones first. */
export async function listMonthly({ deps, session, language }: Call<Session>): Promise<DataAnswer> {
  const rows = await deps.db
    .selectFrom('mandates')
    .selectAll()
    .where('user_id', '=', session.userId)
    .where((eb) =>
      eb.or([
        eb('provider_id', 'is not', null),
        // What the bank has refused, so that the donor who returns reads it.
        eb.and([
          eb('registration_txn_id', 'is not', null),
          eb('ended_by', '=', 'not_agreed'),
          eb('changed_at', '>', new Date(deps.now().getTime() - REFUSED_MS)),
        ]),
      ]),
    )
    .orderBy(sql`state = 'ended'`)
    .orderBy('id', 'desc')
    .execute()
  const data: OwnMandate[] = []
  for (const row of rows) data.push({ ...(await viewOf(deps, row, language)), link: mandateKey(deps, row.id) })
  return { data }
}

/** The caller's own mandate that a link opens. @throws Refused 404 */
export async function findOwnMandate(deps: Dependencies, userId: number, link: string): Promise<Mandate> {
  const found = await findLinked(deps, link)
  if (found?.user_id !== userId) throw notFound()
  return found
}

/** What a donation has to do with giving every month, for its outcome: it began a monthly donation, or is one of its debits. Null if it has nothing to do with one. */
export async function monthlyOf(
  deps: Dependencies,
  donationId: number,
  language: Language,
): Promise<MandateView | null> {
  const find = mandatesOf(deps.db, donationId)
  const found = await find.executeTakeFirst()
  if (!found) return null
  if (found.state !== 'registering') return viewOf(deps, found, language)
  await concludeRegistrations(deps, found.id)
  return viewOf(deps, await find.executeTakeFirstOrThrow(), language)
}

const findLinked = ({ db, vault }: Dependencies, link: string): Promise<Mandate | undefined> =>
  db.selectFrom('mandates').selectAll().where('id', '=', openMandateLink({ vault }, link)).executeTakeFirst()

/** @throws Refused 404 for a link that opens nothing */
async function open(deps: Dependencies, request: Request, link: string): Promise<Mandate> {
  const attempt = await countAttempt(deps, { what: 'monthlyLink', account: '', address: deps.clientAddress(request) })
  const found = await findLinked(deps, link)
  // The account is deleted, and the mandate with it.
  if (!found || found.user_id === null || found.state === 'registering') throw notFound()
  await attempt.forget()
  return found
}

async function giveLess({ db, now }: Dependencies, { id, amount }: Mandate, wanted: number): Promise<void> {
  // More than was agreed is a new agreement. The same again is no change.
  if (wanted > amount) throw invalid({ amount: 'not_less' })
  const at = now()
  await db.updateTable('mandates').set({ amount: wanted, changed_at: at }).where('id', '=', id).execute()
  // What was announced already keeps its amount: the debit must equal the notice.
  await db
    .updateTable('mandate_cycles')
    .set({ amount: wanted, changed_at: at })
    .where('mandate_id', '=', id)
    .where('state', '=', 'planned')
    .execute()
}

type Pause = Extract<MandateChange, { kind: 'skip' | 'pause' }>

/** No debit happens before a day, also none that was announced. A debit that is under way goes on. */
async function pauseUntil(deps: Dependencies, mandate: Mandate, change: Pause): Promise<void> {
  const at = deps.now()
  const today = indianDay(at)
  const next = await nextDebit(deps, mandate)
  const until = change.kind === 'pause' ? change.until : nextMonth(next?.day ?? today)
  if (until <= today) throw invalid({ until: 'past' })
  if (until > mandate.ends_on) throw invalid({ until: 'too_late' })
  await deps.db
    .updateTable('mandates')
    .set({ paused_until: until, plan_at: null, changed_at: at })
    .where('id', '=', mandate.id)
    .execute()
  await deps.db
    .updateTable('mandate_cycles')
    .set({ state: 'skipped', changed_at: at })
    .where('mandate_id', '=', mandate.id)
    .where('state', 'in', ['planned', 'noticed'])
    .where('debit_on', '<', until)
    .execute()
}

/** What will be debited next; null if nothing will. */
async function nextDebit(deps: Dependencies, mandate: Mandate): Promise<MandateView['next']> {
  // Net banking is registered by the next day, and its first debit is known before.
  if (mandate.state !== 'active' && mandate.state !== 'registering') return null
  const open = await deps.db
    .selectFrom('mandate_cycles')
    .select(['debit_on', 'amount', 'state'])
    .where('mandate_id', '=', mandate.id)
    .where('state', 'in', ['planned', 'noticed', 'debiting'])
    .executeTakeFirst()
  if (open) return { day: open.debit_on, amount: open.amount, announced: open.state !== 'planned' }
  const rules = await readDebitRules(deps)
  const day = rules && nextDebitDay(mandate, await settledMonths(deps, mandate.id), rules, deps.now())
  return day === null ? null : { day, amount: mandate.amount, announced: false }
}

async function viewOf(deps: Dependencies, mandate: Mandate, language: Language): Promise<MandateView> {
  const { state, amount, most, day, ends_on, paused_until, project_id } = mandate
  const titles = await projectTitles(deps.db, project_id)
  const months = await deps.db
    .selectFrom('mandate_cycles')
    .select(['cycle as month', 'state', 'amount', 'debit_on as day'])
    .where('mandate_id', '=', mandate.id)
    .orderBy('cycle', 'desc')
    .execute()
  const rules = await readDebitRules(deps)
  const isPaused = paused_until !== null && paused_until > indianDay(deps.now())
  return {
    state,
    project: { id: project_id, title: titles[language] },
    amount,
    most,
    day,
    until: ends_on,
    paused_until: isPaused ? paused_until : null,
    next: await nextDebit(deps, mandate),
    months,
    // Net banking needs no confirmation.
    unconfirmed: mandate.registration_txn_id === null ? (rules?.unconfirmed ?? null) : null,
    ...(mandate.ended_by === 'not_agreed' && { refused: true }),
  }
}
