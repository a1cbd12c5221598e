import type { Language } from '../../../../shared/languages.ts'
import { maskPan } from '../../../../shared/contract/people/pan.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { portraitPicture } from '../../profile/portraitPicture.ts'
import { inLanguage } from '../../../storage/inLanguage.ts'
import { openPan } from '../../../platform/vault/storedPan.ts'
import type { ExportRow, ExportSection } from './exportRow.ts'
import { exportDonations } from './exportDonations.ts'
import { readDates, readDeclared, readNotices, readPledge } from '../personRows.ts'

export type ExportDeps = Pick<Dependencies, 'db' | 'config' | 'vault'> & { wholePan: boolean }

/** Reads one section of a person's data. */
type Source = (deps: ExportDeps, userId: number, language: Language) => AsyncIterable<ExportRow>

const iso = (at: Date | null): string | null => at?.toISOString() ?? null

/**
 * Everything that the database keeps about a person, section by section. Left out are secrets (the hashes of password, tokens and networks), and copies of
 * what is there already: the payment forms, and the sealed donors of receipts.
 */
export const exportSources: Record<ExportSection, Source> = {
  async *account({ db, config, vault, wholePan }, userId) {
    const user = await db.selectFrom('users').selectAll().where('id', '=', userId).executeTakeFirstOrThrow()
    const portrait = await db.selectFrom('portraits').select('name').where('user_id', '=', userId).executeTakeFirst()
    const own = user.pan === null ? null : openPan({ vault }, userId, user.pan)
    yield {
      full_name: user.full_name,
      email: user.email,
      contact_no: user.contact_no,
      address: [user.address_line, user.address_city, user.address_state, user.address_pin].filter(Boolean).join(', '),
      pan: own && (wholePan ? own : maskPan(own)),
      birthday: user.birthday,
      language: user.language,
      since: iso(user.created_at),
      picture: portrait ? portraitPicture(config, portrait.name, '').src : null,
    }
    // What staff wrote down about the same person when they gave without the site.
    const entered = await db.selectFrom('donors').selectAll().where('user_id', '=', userId).orderBy('id').execute()
    for (const one of entered)
      yield {
        full_name: one.full_name,
        email: one.email,
        contact_no: one.contact_no,
        address: [one.address_line, one.address_city, one.address_state, one.address_pin].filter(Boolean).join(', '),
        // Staff may have merged the wrong person, so this one is never whole.
        pan: one.pan === null ? null : maskPan(vault.open(one.pan, `donors.pan:${one.id}`)),
        since: iso(one.created_at),
      }
  },
  async *signing_in({ db }, userId) {
    const identities = await db.selectFrom('identities').selectAll().where('user_id', '=', userId).execute()
    for (const { provider, created_at } of identities) yield { provider, since: iso(created_at) }
    const sessions = await db.selectFrom('sessions').selectAll().where('user_id', '=', userId).orderBy('id').execute()
    for (const { created_at, last_used_at, browser, system } of sessions)
      yield { since: iso(created_at), last_used: iso(last_used_at), browser, system }
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
  async *special_dates({ db }, userId, language) {
    yield* await readDates(db, userId, language)
  },
  async *pledge({ db }, userId, language) {
    const pledge = await readPledge(db, userId, language)
    if (!pledge) return
    const { project, amount, every, next_day, created_at } = pledge
    yield { since: iso(created_at), project, amount, every, day: next_day }
  },
  async *notification_settings({ db }, userId) {
    const rows = await db.selectFrom('notification_settings').selectAll().where('user_id', '=', userId).execute()
    for (const { kind, is_on } of rows) yield { kind, is_on }
  },
  async *notifications({ db }, userId, language) {
    const rows = await db
      .selectFrom(inLanguage('notifications', language))
      .select(['created_at', 'title', 'description'])
      .where('user_id', '=', userId)
      .orderBy('id')
      .execute()
    for (const { created_at, title, description } of rows) yield { at: iso(created_at), title, text: description }
  },
  async *messages({ db }, userId) {
    const sent = await db.selectFrom('messages').selectAll().where('user_id', '=', userId).orderBy('id').execute()
    for (const { created_at, name, email, phone, subject, message } of sent)
      yield { at: iso(created_at), name, email, contact_no: phone, subject, text: message }
    const offers = await db.selectFrom('volunteers').selectAll().where('user_id', '=', userId).orderBy('id').execute()
    for (const { created_at, name, email, phone, from_day, message } of offers)
      yield { at: iso(created_at), name, email, contact_no: phone, day: from_day, text: message }
    const asked = await db
      .selectFrom('partner_requests')
      .selectAll()
      .where('user_id', '=', userId)
      .orderBy('id')
      .execute()
    for (const { created_at, name, email, organisation, page, message } of asked)
      yield { at: iso(created_at), name, email, subject: `${organisation}, ${page}`, text: message }
  },
  async *mails({ db }, userId) {
    const rows = await db
      .selectFrom('mails')
      .select(['created_at', 'recipient', 'subject', 'kind'])
      .where('user_id', '=', userId)
      .orderBy('id')
      .execute()
    for (const { created_at, recipient, subject, kind } of rows)
      yield { at: iso(created_at), email: recipient, kind, subject }
  },
}
