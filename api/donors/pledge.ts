import type { Selectable } from 'kysely'
import type { endPledgeRequestSchema, Pledge, PledgeRequest } from '../../shared/contract/people/pledge.ts'
import type { Answer, Call, Session, Handler } from '../call.ts'
import { type Language, inEachLanguage } from '../../shared/languages.ts'
import { conflict, invalid } from '../base/http/refusal.ts'
import { findProject, projectTitles } from '../projects/project.ts'
import { inLanguage } from '../storage/inLanguage.ts'
import type { Tables } from '../storage/tables/tables.ts'
import type { Database, Reading, Recording } from '../storage/database.ts'
import { formatRupees } from '../../shared/money.ts'
import { notify } from './notification/notifications.ts'
import { texts } from '../texts/texts.ts'
import { indianDay } from '../../shared/date.ts'

/** The day is 1 to 31; in a shorter month it is the last day. The month is 1 to 12, for a yearly pledge. */
type PledgeRhythm = Pick<Selectable<Tables['pledges']>, 'every' | 'day' | 'month'>

/**
 * The first day of a pledge after a given day.
 * @param after `yyyy-MM-dd`
 */
export function nextPledgeDay({ every, day, month }: PledgeRhythm, after: string): string {
  const [year = 0, monthNow = 0] = after.split('-').map(Number)
  const step = every === 'month' ? 1 : 12
  const first = every === 'month' ? monthNow : (month ?? monthNow)
  const soonest = dayOf(year, first, day)
  return soonest > after ? soonest : dayOf(year, first + step, day)
}

/** `month` may be above 12: it is in the next year then. */
function dayOf(year: number, month: number, day: number): string {
  const last = new Date(Date.UTC(year, month, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 1, Math.min(day, last))).toISOString().slice(0, 10)
}

/** `GET pledge`. The person's own pledge; null if there is none. */
export async function readPledge({ deps, session, language }: Call<Session>): Promise<Answer> {
  return { data: await findPledge(deps, session.userId, language) }
}

/**
 * `POST pledge/create { project_id, amount, every, day, month? }`. Promises a regular donation: the donor gets a reminder on the day, and nothing is ever
 * debited. It replaces an earlier pledge, so sending it twice makes one. 422 with the codes of the contract, `project_id: unknown`. 409
 * `changed_meanwhile` if it names another pledge than the one there is.
 */
export const createPledge: Handler<PledgeRequest> = async ({ deps, session, language }, wanted) => {
  if (!(await findProject(deps, wanted.project_id, language))) throw invalid({ project_id: 'unknown' })
  const today = indianDay(deps.now())
  const month = wanted.every === 'year' ? (wanted.month ?? Number(today.slice(5, 7))) : null
  const { project_id, amount, every, day } = wanted
  const rhythm = { every, day, month }
  const row = { project_id, amount, ...rhythm, next_day: nextPledgeDay(rhythm, today), created_at: deps.now() }
  const user_id = session.userId
  await deps.db.transaction().execute(async (db) => {
    const before = await lockPledge(db, user_id)
    if (wanted.replaces !== undefined && wanted.replaces !== before) throw conflict('changed_meanwhile')
    await db
      .insertInto('pledges')
      .values({ ...row, user_id })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row))
      .execute()
  })
  return { data: await findPledge(deps, session.userId, language), message: 'pledged' }
}

/**
 * `POST pledge/end { ends? }` (our addition). Ends the pledge. It succeeds without a pledge, too, so sending it twice is safe. 409 `changed_meanwhile` if it
 * names another pledge than the one there is.
 */
export const endPledge: Handler<typeof endPledgeRequestSchema> = async ({ deps, session }, { ends }) => {
  await deps.db.transaction().execute(async (db) => {
    const before = await lockPledge(db, session.userId)
    if (before !== null && ends !== undefined && ends !== before) throw conflict('changed_meanwhile')
    await db.deleteFrom('pledges').where('user_id', '=', session.userId).execute()
  })
  return { data: null, message: 'pledge_ended' }
}

/** When the current pledge was made, as the contract writes it; null if there is none. Two windows of one person wait for each other here. */
async function lockPledge(db: Database, userId: number): Promise<string | null> {
  await db.selectFrom('users').select('id').where('id', '=', userId).forUpdate().execute()
  const stored = await db.selectFrom('pledges').select('created_at').where('user_id', '=', userId).executeTakeFirst()
  return stored?.created_at.toISOString() ?? null
}

/** A person's own pledge, with its project's title in their language; null if there is none. */
export async function findPledge(deps: Reading, userId: number, language: Language): Promise<Pledge | null> {
  const row = await deps.db
    .selectFrom('pledges')
    .innerJoin(inLanguage('projects', language), 'projects.id', 'pledges.project_id')
    .select(['pledges.id', 'amount', 'every', 'day', 'month', 'next_day as next', 'created_at', 'project_id', 'title'])
    .where('user_id', '=', userId)
    .executeTakeFirst()
  if (!row) return null
  const { project_id: id, title, created_at, ...pledge } = row
  return { ...pledge, project: { id, title }, created_at: created_at.toISOString() }
}

/** Reminds of every pledge that is due (Indian days), once, however many days passed while nothing ran. */
export async function remindPledges(deps: Recording): Promise<void> {
  const now = deps.now()
  const today = indianDay(now)
  const due = await deps.db.selectFrom('pledges').selectAll().where('next_day', '<=', today).execute()
  for (const pledge of due) {
    const amount = formatRupees(pledge.amount)
    const titles = await projectTitles(deps.db, pledge.project_id)
    // Notifies first: a second notification with the same key is not sent. A day that moved on without a notification would be lost.
    await notify(deps.db, now, {
      userId: pledge.user_id,
      kind: 'pledge_reminder',
      texts: inEachLanguage((language) => texts[language].notifications.pledgeReminder(amount, titles[language])),
      link: `/project-details/${pledge.project_id}`,
      onceKey: `pledge_reminder:${pledge.id}:${pledge.next_day}`,
    })
    await deps.db
      .updateTable('pledges')
      .set({ next_day: nextPledgeDay(pledge, today) })
      .where('id', '=', pledge.id)
      .where('next_day', '=', pledge.next_day)
      .execute()
  }
}
