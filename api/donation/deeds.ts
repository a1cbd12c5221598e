/** Proof of the deed: what donations became. Which donations a deed is about, what their donors see of it, and the one mail that each of them gets. */
import { HOUR_MS } from '../../shared/date.ts'
import { type RawBuilder, type Selectable, sql } from 'kysely'
import type { ShownDeed } from '../../shared/contract/donation/donation.ts'
import type { DeedTexts } from '../../shared/contract/staff/deeds.ts'
import { fallbackLanguage, inEachLanguage, type Language, languages } from '../../shared/languages.ts'
import { sitePaths } from '../../shared/sitePaths.ts'
import { heldStates } from '../accounting/ledger/states.ts'
import type { WithConfig } from '../base/config.ts'
import type { WithVault } from '../base/vault/vault.ts'
import type { Mail, Mailing } from '../mail/mailer.ts'
import { financialYear, indianDayOf } from '../payment/financialYear.ts'
import { storedPicture } from '../pictures/upload.ts'
import { projectTitles } from '../projects/project.ts'
import type { Database, Reading } from '../storage/database.ts'
import { inLanguage } from '../storage/inLanguage.ts'
import type { Tables } from '../storage/tables/tables.ts'
import { texts } from '../texts/texts.ts'
import { counted } from './findDonation.ts'
import { stopLinks } from './stopMails.ts'

/** What a deed is about. Days are Indian, `yyyy-MM-dd`, both included; null: all. */
export type DeedScope = Pick<
  Selectable<Tables['deeds']>,
  'project_id' | 'item_id' | 'purpose_id' | 'first_day' | 'last_day'
>

/** Whether a row of `donations` counts for one of `deeds`. The trust holds its money, and it was given for this item or purpose, on these days. */
const matches = sql<boolean>`donations.project_id = deeds.project_id and donations.state in (${sql.join(heldStates)})
  and (deeds.item_id is null
    or exists (select from donation_items where donation_id = donations.id and item_id = deeds.item_id))
  and (deeds.purpose_id is null or donations.purpose_id = deeds.purpose_id)
  and ${indianDayOf(counted)} between coalesce(deeds.first_day, '') and deeds.last_day`

/** A common table expression: a scope as a row of `deeds`, also before the deed is stored. */
const asDeed = ({ project_id, item_id, purpose_id, first_day, last_day }: DeedScope) => sql`
  deeds (project_id, item_id, purpose_id, first_day, last_day) as (
    values (${project_id}::bigint, ${item_id}::bigint, ${purpose_id}::bigint, ${first_day}::text, ${last_day}::text))`

/** What these donations became, by their ids; the newest first. Titles in the reader's language. */
export async function deedsOf(
  { db, config }: Reading & WithConfig,
  donationIds: readonly number[],
  language: Language,
): Promise<ReadonlyMap<number, ShownDeed[]>> {
  if (donationIds.length === 0) return new Map()
  const rows = await db
    .selectFrom(inLanguage('deeds', language))
    .innerJoin('donations', (join) => join.on(matches))
    .select(['donations.id as donation_id', 'title', 'text', 'alt', 'picture', 'width', 'height', 'published_at'])
    .where('donations.id', 'in', donationIds)
    .where('withdrawn_at', 'is', null)
    .orderBy('deeds.id', 'desc')
    .execute()
  const deeds = new Map<number, ShownDeed[]>()
  for (const { donation_id, title, text, picture: name, published_at, ...size } of rows) {
    const picture = storedPicture(config, 'deeds', { name, ...size })
    const shown = { title, text, picture, published_at: published_at.toISOString() }
    deeds.set(donation_id, [...(deeds.get(donation_id) ?? []), shown])
  }
  return deeds
}

/** A donor of a deed: an account, or a donor without one. */
type DeedDonor = ({ user_id: number; donor_id: null } | { user_id: null; donor_id: number }) & {
  name: string
  email: string
  /** Null for an old donation of a donor without an account. */
  language: Language | null
  /** When the newest of the donations was paid. */
  paid_at: Date
}

/**
 * Common table expressions. `people`: each donor of a deed once, a merged donor as the one it was merged into. Deleted accounts are nobody. `readers`: those with
 * an address, each address once. `refuses`: the account wants no such mail, or has
 * chosen nothing and the donor without an account refused it. `mailed`: the deed's mail is queued.
 * @param deedId null before it is published
 */
const donorsOf = (scope: DeedScope, deedId: number | null): RawBuilder<unknown> => sql`
  recursive ${asDeed(scope)}, paid as (
    select donations.id, donations.user_id, donations.donor_id, donations.language, ${counted} as paid_at
    from donations join deeds on ${matches} where (donations.user_id is not null or donations.donor_id is not null)
  ), up(start, id, user_id, merged_into, left_at) as (
    select id, id, user_id, merged_into, left_at from donors
      where id in (select donor_id from paid where paid.user_id is null)
    union select up.start, donors.id, donors.user_id, donors.merged_into, donors.left_at
      from donors join up on donors.id = up.merged_into
  ), people as (
    select coalesce(paid.user_id, top.user_id) as user_id,
      case when coalesce(paid.user_id, top.user_id) is null then top.id end as donor_id,
      max(paid_at) as paid_at, (array_agg(paid.language order by paid.id desc))[1] as language
    from paid left join up as top on top.start = paid.donor_id and top.merged_into is null
    where paid.user_id is not null or (top.id is not null and top.left_at is null)
    group by 1, 2
  ), readers as (
    select distinct on (lower(coalesce(users.email, donors.email)))
      people.user_id, people.donor_id, people.paid_at, coalesce(users.email, donors.email) as email,
      coalesce(users.full_name, donors.full_name) as name, coalesce(users.language, people.language) as language,
      coalesce((select not is_on from notification_settings where user_id = people.user_id and kind = 'deed'),
        exists (select from donors as refusing where deeds_refused_at is not null
          and (people.donor_id in (refusing.id, refusing.merged_into) or people.user_id = refusing.user_id
            or lower(refusing.email) = lower(coalesce(users.email, donors.email))))) as refuses,
      exists (select from deed_mails
          left join users as reader on reader.id = deed_mails.user_id
          left join donors as known on known.id = deed_mails.donor_id
        where deed_id = ${deedId}::bigint
          and (lower(coalesce(reader.email, known.email)) = lower(coalesce(users.email, donors.email))
            or people.user_id in (reader.id, known.user_id) or people.donor_id in (known.id, known.merged_into))
      ) as mailed
    from people left join users on users.id = people.user_id left join donors on donors.id = people.donor_id
    where coalesce(users.email, donors.email) is not null
    order by lower(coalesce(users.email, donors.email)), people.user_id nulls last
  )`

/** How many donors a deed has now, and how many of them a mail would reach. */
export async function countDonors({ db }: Reading, scope: DeedScope) {
  const { rows } = await sql<{ donors: number; readers: number; refused: number }>`
    with ${donorsOf(scope, null)}
    select (select count(*)::int from people) as donors, count(*)::int as readers,
      (count(*) filter (where refuses))::int as refused from readers`.execute(db)
  const { donors = 0, readers = 0, refused = 0 } = rows[0] ?? {}
  return { donors, mails: readers - refused, refused, unreachable: donors - readers }
}

/** The mail to a donor. The two lines are staff's. `historyUrl` is null for a donor without an account. */
export function deedMail(
  { title, text }: { title: string; text: string },
  about: { name: string; project: string; historyUrl: string | null; stopUrl: string },
  language: Language,
): Pick<Mail, 'subject' | 'text' | 'action'> {
  const say = texts[language].mails.deed
  const { name, project, historyUrl: url, stopUrl } = about
  const history = url ? [`${say.history}\n${url}`] : []
  const parts = [say.hello(name), say.lead(project), linesOf({ title, text }), ...history, `${say.stop}\n${stopUrl}`]
  return { subject: title, text: parts.join('\n\n'), ...(url && { action: { label: say.action, url } }) }
}

const linesOf = ({ title, text }: { title: string; text: string }): string => `${title}\n\n${text}`

/** Puts corrected lines into the mails that wait. A mail that is on its way to a server at this moment keeps the earlier ones. */
export async function correctWaitingMails(
  db: Database,
  id: number,
  before: DeedTexts,
  after: DeedTexts,
): Promise<void> {
  for (const language of languages) {
    const body = sql<string>`replace(body, ${linesOf(before[language])}, ${linesOf(after[language])})`
    const waiting = db.updateTable('mails').set({ subject: after[language].title, body }).where('deed_of', '=', id)
    await waiting.where('state', '=', 'queued').where('language', '=', language).execute()
  }
}

/** Donors of one step. Each step is a transaction. */
const STEP = 200
/** Payments of the last day may be confirmed days later. Their donors still get the mail. */
const WATCH_MS = 30 * 24 * HOUR_MS

/**
 * Mails every donor of a published deed once, however often they gave. Marks and mails are in one transaction, and the deed is locked meanwhile, so two servers send
 * nothing twice. Afterwards it looks again every hour for a month, for payments that were confirmed late.
 */
export async function sendDeedMails(deps: Mailing & WithVault): Promise<void> {
  const { db, now, mailer } = deps
  const due = await db.selectFrom('deeds').select('id').where('due_at', '<=', now()).orderBy('id').execute()
  for (const { id } of due) {
    let sent: number
    do sent = await db.transaction().execute((within) => sendStep({ ...deps, db: within }, id))
    while (sent === STEP)
  }
  if (due.length > 0) mailer.wake()
}

/** @returns how many mails it has queued */
async function sendStep(deps: Mailing & WithVault, id: number): Promise<number> {
  const { db, now, mailer, config } = deps
  const deed = await db
    .selectFrom('deeds')
    .selectAll()
    .where('id', '=', id)
    .where('due_at', '<=', now())
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()
  if (!deed) return 0
  const { rows: donors } = await sql<DeedDonor>`with ${donorsOf(deed, id)}
    select * from readers where not refuses and not mailed order by user_id, donor_id limit ${STEP}`.execute(db)
  const { project_id, published_at } = deed
  if (donors.length > 0) {
    const [lines, projects] = [await readLines(db, id), await projectTitles(db, project_id)]
    const sent_at = now()
    const marks = donors.map(({ user_id, donor_id }) => ({ deed_id: id, user_id, donor_id, sent_at }))
    await db.insertInto('deed_mails').values(marks).execute()
    for (const donor of donors) {
      const { user_id, name, email, paid_at } = donor
      const language = donor.language ?? fallbackLanguage
      const history = `${config.siteRoot}${sitePaths.donation}?year=${financialYear(paid_at)}`
      const stop = stopLinks(
        deps,
        donor.user_id === null ? { donor: donor.donor_id } : { user: donor.user_id, kind: 'deed' },
      )
      const about = { name, project: projects[language], stopUrl: stop.page }
      const mail = deedMail(lines[language], { ...about, historyUrl: user_id === null ? null : history }, language)
      const more = {
        to: email,
        kind: 'deed',
        language,
        userId: user_id,
        deedOf: id,
        unsubscribe: stop.oneClick,
      } as const
      await mailer.send({ ...mail, ...more }, db)
    }
  }
  const again = now().getTime() + HOUR_MS
  const due_at = again < published_at.getTime() + WATCH_MS ? new Date(again) : null
  if (donors.length < STEP) await db.updateTable('deeds').set({ due_at }).where('id', '=', id).execute()
  return donors.length
}

/** The lines of a deed in each language. */
export async function readLines(db: Database, id: number): Promise<DeedTexts> {
  const lines = inEachLanguage(() => ({ title: '', text: '', alt: '' }))
  // One after the other, because a transaction has one connection.
  for (const language of languages) {
    const shown = db.selectFrom(inLanguage('deeds', language)).select(['title', 'text', 'alt'])
    lines[language] = await shown.where('id', '=', id).executeTakeFirstOrThrow()
  }
  return lines
}
