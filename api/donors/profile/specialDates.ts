import {
  mostSpecialDates,
  type SpecialDate,
  type SpecialDateRequest,
} from '../../../shared/contract/people/specialDate.ts'
import { countTextSchema } from '../../../shared/contract/paging.ts'
import type { Answer, Call, Session, Handler } from '../../call.ts'
import type { Language } from '../../../shared/languages.ts'
import { invalid, notFound } from '../../base/http/refusal.ts'
import { dayAfter } from '../../payment/financialYear.ts'
import { findProject } from '../../projects/project.ts'
import { countRows } from '../../storage/readPage.ts'
import { inLanguage } from '../../storage/inLanguage.ts'
import type { Recording } from '../../storage/database.ts'
import { DAY_MS, indianDay } from '../../../shared/date.ts'

/** The anniversary in a given year. 29 February becomes 28 February in a common year. */
function returnIn(year: number, origin: string): string {
  const monthDay = origin.slice(5)
  const written = String(year).padStart(4, '0')
  return monthDay === '02-29' && !isLeap(year) ? `${written}-02-28` : `${written}-${monthDay}`
}

const isLeap = (year: number): boolean => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0

/**
 * The next anniversary, today included, and the days until then.
 * @param origin the original day, `yyyy-MM-dd`, not after today
 * @param today the day in India, `yyyy-MM-dd`
 */
export function nextReturn(origin: string, today: string): { next: string; days: number } {
  const year = Number(today.slice(0, 4))
  const thisYear = returnIn(year, origin)
  const next = thisYear < today ? returnIn(year + 1, origin) : thisYear
  return { next, days: (Date.parse(next) - Date.parse(today)) / DAY_MS }
}

/** The days from today to `count` days later, both included. */
export function daysAhead(today: string, count: number): string[] {
  return Array.from({ length: count + 1 }, (_, ahead) => dayAfter(today, ahead))
}

/** `GET profile/occasions-list`. Kinds of special date, in the reader's language. */
export async function listOccasions({ deps, language }: Call<Session>): Promise<Answer> {
  const occasions = deps.db.selectFrom(inLanguage('occasions', language)).select(['id', 'title'])
  return { data: await occasions.orderBy('id').execute() }
}

/** `GET profile/special-dates-list`. The person's own special dates, next one first (Indian days). */
export async function listSpecialDates({ deps, session, language }: Call<Session>): Promise<Answer> {
  const dates = await readSpecialDates(deps, session.userId, language)
  return { data: dates.toSorted((a, b) => a.days - b.days || a.id - b.id) }
}

/**
 * `POST profile/add-special-date { occasion_id, name, date, project_id? }`. Answers the new row. 422 `occasion_id: unknown`, `project_id: unknown`, the codes of
 * the date, and `body: too_many` from the 51st.
 */
export const addSpecialDate: Handler<SpecialDateRequest> = async ({ deps, session, language }, wanted) => {
  const { occasion_id, name, date, project_id = null } = wanted
  const occasion = await deps.db.selectFrom('occasions').select('id').where('id', '=', occasion_id).executeTakeFirst()
  if (!occasion) throw invalid({ occasion_id: 'unknown' })
  if (project_id !== null && !(await findProject(deps, project_id, language))) throw invalid({ project_id: 'unknown' })
  const id = await deps.db.transaction().execute(async (db) => {
    // Locked until the end, so parallel requests cannot exceed the limit.
    await db.selectFrom('users').select('id').where('id', '=', session.userId).forUpdate().executeTakeFirstOrThrow()
    const own = db.selectFrom('special_dates').where('user_id', '=', session.userId)
    if ((await countRows(own)) >= mostSpecialDates) throw invalid({ body: 'too_many' }, 'too_many_dates')
    const row = { user_id: session.userId, occasion_id, name, day: date, project_id, created_at: deps.now() }
    return (await db.insertInto('special_dates').values(row).returning('id').executeTakeFirstOrThrow()).id
  })
  const added = (await readSpecialDates(deps, session.userId, language)).find((row) => row.id === id)
  return { data: added, message: 'date_added' }
}

/**
 * `GET profile/delete-special-date/:id`, a GET because the specification names it so. It needs the token in its header, so a link cannot cause it. 404 for
 * somebody else's.
 */
export async function deleteSpecialDate({ deps, params, session }: Call<Session>): Promise<Answer> {
  const id = countTextSchema.safeParse(params['id'])
  if (!id.success) throw notFound()
  const deleted = await deps.db
    .deleteFrom('special_dates')
    .where('id', '=', Number(id.data))
    .where('user_id', '=', session.userId)
    .returning('id')
    .executeTakeFirst()
  if (!deleted) throw notFound()
  return { data: null, message: 'date_removed' }
}

/** A person's own special dates, oldest first. */
export async function readSpecialDates(deps: Recording, userId: number, language: Language): Promise<SpecialDate[]> {
  const today = indianDay(deps.now())
  const rows = await deps.db
    .selectFrom('special_dates')
    .innerJoin(inLanguage('occasions', language), 'occasions.id', 'special_dates.occasion_id')
    .select(['special_dates.id', 'occasion_id', 'title as occasion', 'name', 'day as date', 'project_id'])
    .where('user_id', '=', userId)
    .orderBy('special_dates.id')
    .execute()
  return rows.map((row) => ({ ...row, ...nextReturn(row.date, today) }))
}
