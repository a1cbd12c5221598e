import { type Selectable, sql } from 'kysely'
import type { exportQuerySchema } from '../../../shared/contract/people/myData.ts'
import { maskPan } from '../../../shared/contract/people/person.ts'
import { formatDateTime } from '../../../shared/date.ts'
import type { Language } from '../../../shared/languages.ts'
import { countOwnAttempt } from '../../accounts/limit.ts'
import { requireRecent } from '../../accounts/reauthenticate.ts'
import { audit } from '../../audit/audit.ts'
import { openCard, openRecipient } from '../../donation/dedications.ts'
import { donationColumns } from '../../donation/findDonation.ts'
import { ownDonations } from '../../donation/ownDonations.ts'
import { escapeHtml } from '../../mail/renderMail.ts'
import { answerAttachment, streamText } from '../../base/http/answerAttachment.ts'
import type { Call, Session, Handler } from '../../call.ts'
import { Refused } from '../../base/http/refusal.ts'
import { openPan } from '../../base/vault/storedValues.ts'
import { inLanguage, projectTitle } from '../../storage/inLanguage.ts'
import { dataExport } from '../../texts/en/documents.ts'
import { texts } from '../../texts/texts.ts'
import { portraitPicture } from '../profile/profile.ts'
import { findPledge } from '../pledge.ts'
import { readSpecialDates } from '../profile/specialDates.ts'
import { readDeclared, readNotices } from './myData.ts'
import type { Reading, Sealing, Unsealing } from '../../storage/database.ts'
import type { WithConfig } from '../../base/config.ts'
import type { Tables } from '../../storage/tables/tables.ts'

const { columns, sections } = dataExport

/** Names of what an export says, in its JSON and as headings of its page. The catalogue has them in order. */
type ExportColumn = keyof typeof columns
const exportColumns = Object.keys(columns) as ExportColumn[] // keys of a constant

/** Instants are ISO texts. */
type ExportRow = Partial<Record<ExportColumn, string | number | boolean | Date | null>>

type ExportSection = keyof typeof sections
export const exportSections = Object.keys(sections) as ExportSection[] // keys of a constant

const types = { json: 'application/json; charset=utf-8', html: 'text/html; charset=utf-8' } as const

/** @throws Refused 403 `reauthenticate` */
export function requireExportProof(
  { deps, session }: Pick<Call<Session>, 'deps' | 'session'>,
  { pan }: { pan: 'masked' | 'whole' },
): void {
  requireRecent(deps, session)
  if (pan === 'whole' && !session.provenAgain) throw new Refused(403, 'reauthenticate')
}

/**
 * `GET my-data/export?format=json` or `html` (our addition). Everything that the trust keeps about the caller, as a file that is sent while it is read. 403
 * `reauthenticate` more than ten minutes after the last proof; 429 after several within an hour. The PAN is masked. `pan=whole` is 403 `reauthenticate` until the
 * person has proved again, since the sign-in, who they are.
 */
export const exportData: Handler<typeof exportQuerySchema> = async (call, { format, pan }) => {
  const { deps, request, session, language } = call
  requireExportProof(call, { pan })
  const { userId } = session
  await countOwnAttempt({ deps, request, session }, 'dataExport')
  await audit(deps, userId, 'data.exported', { details: { format, pan } })
  const parts = (section: keyof typeof exportSources) =>
    exportSources[section]({ ...deps, wholePan: pan === 'whole' }, userId, language)
  const at = deps.now()
  const pieces = format === 'json' ? writeJson(parts, at) : writeHtml(parts, at, language)
  return answerAttachment(streamText(pieces), types[format], `my-data.${format}`)
}

/** The sections of an export, each read when its turn is there. */
type ExportParts = (section: ExportSection) => AsyncIterable<ExportRow>

/** The export as JSON text, in pieces. */
async function* writeJson(parts: ExportParts, at: Date): AsyncGenerator<string> {
  yield `{"exported_at":${JSON.stringify(at.toISOString())}`
  for (const section of exportSections) {
    yield `,\n"${section}":[`
    let before = '\n'
    for await (const row of parts(section)) {
      yield before + JSON.stringify(row)
      before = ',\n'
    }
    yield ']'
  }
  yield '}\n'
}

/** The export as a page that a browser shows and prints. It loads nothing from outside. */
async function* writeHtml(parts: ExportParts, at: Date, language: Language): AsyncGenerator<string> {
  const { dataExport } = texts[language]
  yield `<!doctype html><html lang="${language}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark">
<title>${escapeHtml(dataExport.title)}</title><style>
body{font:16px/1.6 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem}
section{margin:2rem 0}dl{display:grid;grid-template-columns:minmax(8rem,14rem) 1fr;gap:.25rem 1rem;margin:0;padding:.75rem 0;border-top:1px solid #8886}
dd{margin:0;overflow-wrap:anywhere}dt{opacity:.75}@media(max-width:30rem){dl{grid-template-columns:1fr}dd{margin-bottom:.5rem}}
</style></head><body><h1>${escapeHtml(dataExport.title)}</h1><p>${escapeHtml(formatDateTime(at.toISOString(), language))}</p>`
  for (const section of exportSections) {
    yield `<section><h2>${escapeHtml(dataExport.sections[section])}</h2>`
    let empty = true
    for await (const row of parts(section)) {
      empty = false
      yield `<dl>${rowHtml(row, language)}</dl>`
    }
    if (empty) yield `<p>${escapeHtml(dataExport.none)}</p>`
    yield '</section>'
  }
  yield '</body></html>\n'
}

const instant = /^\d{4}-\d\d-\d\dT/

const asText = (value: string | number | Date) => (value instanceof Date ? value.toISOString() : String(value))

function rowHtml(row: ExportRow, language: Language): string {
  const { columns, yes, no } = texts[language].dataExport
  return exportColumns
    .flatMap((column) => {
      const value = row[column]
      if (value === undefined || value === null || value === '') return []
      const text = typeof value === 'boolean' ? (value ? yes : no) : asText(value)
      const shown = instant.test(text) ? formatDateTime(text, language) : text
      return [`<dt>${escapeHtml(columns[column])}</dt><dd>${escapeHtml(shown)}</dd>`]
    })
    .join('')
}

const BATCH = 500

/** The next batch. The limit is in a query of its own: otherwise PostgreSQL may read the person's donations again for each project. */
export function selectDonations({ db }: Reading, userId: number, language: Language, after: number) {
  const batch = ownDonations({ db }, userId).select(donationColumns).where('donations.id', '>', after)
  return db
    .selectFrom(batch.orderBy('donations.id').limit(BATCH).as('donations'))
    .leftJoin('receipts', 'receipts.donation_id', 'donations.id')
    .leftJoin('wordings', 'wordings.id', 'donations.notice_id')
    .leftJoin('dedications', 'dedications.donation_id', 'donations.id')
    .select(['donations.created_at as at', 'txn_id', 'purpose_text as purpose', 'amount'])
    .select([projectTitle(language).as('project')])
    .select([
      'state as status',
      'number as receipt',
      'dedicated_to',
      'partner_name as name',
      'version as notice',
      'day',
    ])
    .select(['donations.id', 'occasion', 'card_sealed', 'recipient_sealed'])
    .orderBy('donations.id')
}

/** A person's donations, oldest first, read in batches: one person may have thousands. */
async function* exportDonations(
  { db, vault }: Unsealing,
  userId: number,
  language: Language,
): AsyncIterable<ExportRow> {
  for (let after = 0; ; ) {
    const rows = await selectDonations({ db }, userId, language, after).execute()
    for (const { id, occasion, card_sealed, recipient_sealed, ...row } of rows) {
      const sealed = { donation_id: id, card_sealed, recipient_sealed }
      const { message, signature } = openCard({ vault }, sealed)
      yield {
        ...row,
        occasion: occasion && texts[language].documents.card.occasions[occasion],
        text: [message, signature].filter(Boolean).join(' · '),
        email: openRecipient({ vault }, sealed)?.email ?? null,
      }
    }
    const last = rows.at(-1)
    if (!last || rows.length < BATCH) return
    after = last.id
  }
}

/** Of an account, or of a donor whom staff entered. */
function ownFacts(row: Selectable<Tables['users'] | Tables['donors']>): ExportRow {
  const { full_name, email, contact_no, address_line, address_city, address_state, address_pin, created_at } = row
  const address = [address_line, address_city, address_state, address_pin].filter(Boolean).join(', ')
  return { full_name, email, contact_no, address, since: created_at }
}

type ExportDeps = Sealing & WithConfig & { wholePan: boolean }

/** Reads one section of a person's data. */
type Source = (deps: ExportDeps, userId: number, language: Language) => AsyncIterable<ExportRow>

/**
 * Everything that the database keeps about a person, section by section. Left out are secrets: the hashes of password, tokens and networks. Left out are copies,
 * too: the payment forms, and the sealed donors of receipts.
 */
const exportSources: Record<ExportSection, Source> = {
  async *account({ db, config, vault, wholePan }, userId) {
    const user = await db.selectFrom('users').selectAll().where('id', '=', userId).executeTakeFirstOrThrow()
    const portrait = await db.selectFrom('portraits').select('name').where('user_id', '=', userId).executeTakeFirst()
    const own = user.pan === null ? null : openPan({ vault }, userId, user.pan)
    yield {
      ...ownFacts(user),
      pan: own && (wholePan ? own : maskPan(own)),
      birthday: user.birthday,
      language: user.language,
      picture: portrait ? portraitPicture(config, portrait.name, '').src : null,
    }
    // What staff wrote down about the same person when they gave without the site.
    const entered = await db.selectFrom('donors').selectAll().where('user_id', '=', userId).orderBy('id').execute()
    for (const one of entered)
      yield {
        ...ownFacts(one),
        // Staff may have merged the wrong person, so this one is never whole.
        pan: one.pan === null ? null : maskPan(vault.open(one.pan, `donors.pan:${one.id}`)),
      }
  },
  async *signing_in({ db }, userId) {
    yield* await db
      .selectFrom('identities')
      .select(['provider', 'created_at as since'])
      .where('user_id', '=', userId)
      .execute()
    yield* await db
      .selectFrom('sessions')
      .select(['created_at as since', 'last_used_at as last_used', 'browser', 'system'])
      .where('user_id', '=', userId)
      .orderBy('id')
      .execute()
  },
  async *declarations({ db }, userId) {
    for (const { at, answer, question, text, language } of await readDeclared(db, userId))
      yield { at, answer, title: `${question.title} (${question.version})`, text, language }
  },
  async *notices({ db }, userId) {
    for (const { at, notice, language } of await readNotices(db, userId)) {
      const { title, version, lead, points, withdraw, complain } = notice
      const text = [lead, ...points.map(({ what, why }) => `${what}: ${why}`), withdraw, complain].join(' ')
      yield { at, title, notice: version, text, language }
    }
  },
  donations: exportDonations,
  async *special_dates(deps, userId, language) {
    for (const { name, date, occasion } of await readSpecialDates(deps, userId, language))
      yield { name, day: date, occasion }
  },
  async *pledge(deps, userId, language) {
    const pledge = await findPledge(deps, userId, language)
    if (!pledge) return
    const { project, amount, every, next, created_at } = pledge
    yield { since: created_at, project: project.title, amount, every, day: next }
  },
  async *notification_settings({ db }, userId) {
    const own = db.selectFrom('notification_settings').where('user_id', '=', userId)
    yield* await own.select(['kind', 'is_on']).execute()
  },
  async *notifications({ db }, userId, language) {
    const own = db.selectFrom(inLanguage('notifications', language)).where('user_id', '=', userId)
    yield* await own.select(['created_at as at', 'title', 'description as text']).orderBy('id').execute()
  },
  async *messages({ db }, userId) {
    const columns = ['created_at as at', 'name', 'email'] as const
    const sent = db.selectFrom('messages').where('user_id', '=', userId).orderBy('id')
    yield* await sent.select([...columns, 'phone as contact_no', 'subject', 'message as text']).execute()
    const offers = db.selectFrom('volunteers').where('user_id', '=', userId).orderBy('id')
    yield* await offers.select([...columns, 'phone as contact_no', 'from_day as day', 'message as text']).execute()
    const asked = db.selectFrom('partner_requests').where('user_id', '=', userId).orderBy('id')
    const subject = sql<string>`organisation || ', ' || page`.as('subject')
    yield* await asked.select([...columns, subject, 'message as text']).execute()
  },
  async *mails({ db }, userId) {
    const own = db.selectFrom('mails').where('user_id', '=', userId).orderBy('id')
    yield* await own.select(['created_at as at', 'recipient as email', 'kind', 'subject']).execute()
  },
}
