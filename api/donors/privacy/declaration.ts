import type {
  Declaration,
  DeclareRequest,
  DeclarationAnswer,
  Notice,
  DeclarationQuestion,
  ForeignWay,
} from '../../../shared/contract/people/myData.ts'
import { countOwnAttempt } from '../../accounts/limit.ts'
import { audit } from '../../audit/audit.ts'
import { readRules } from '../../content/readRules.ts'
import type { Answer, Call, Session, Handler } from '../../call.ts'
import { conflict, invalid } from '../../base/http/refusal.ts'
import type { DonationMode } from '../../../shared/contract/donation/donation.ts'
import { type Rule, ruleOn } from '../../../shared/contract/content/rules.ts'
import { type Language, fallbackLanguage } from '../../../shared/languages.ts'
import type { Database, Recording } from '../../storage/database.ts'
import { sql } from 'kysely'
import type { WordingTable } from '../../storage/tables/accountTables.ts'
import { indianDay } from '../../../shared/date.ts'

type Rules = readonly Rule[]

/** The question about the donor's kind, as it holds now; null if the trust does not ask. */
export function questionIn(rules: Rules, now: Date, language: Language): DeclarationQuestion | null {
  const rule = ruleOn(rules, 'declaration.question', indianDay(now))
  return rule ? { version: rule.version, ...rule.text[language] } : null
}

/** What the trust offers to a donor who is neither an Indian citizen nor an Indian organisation. */
function foreignWayIn(rules: Rules, now: Date, language: Language): ForeignWay | null {
  const rule = ruleOn(rules, 'declaration.foreign', indianDay(now))
  if (!rule) return null
  return {
    title: rule.title[language],
    text: rule.text[language],
    account: rule.account.map(({ label, value }) => ({ label: label[language], value })),
    email: rule.email,
  }
}

/** The notice about personal data, as it holds now. */
export function noticeIn(rules: Rules, now: Date, language: Language): Notice | null {
  const rule = ruleOn(rules, 'privacy.notice', indianDay(now))
  // `ruleOn` answers a value of the list itself.
  const entry = rules.find(({ value }) => value === rule)
  if (!rule || !entry) return null
  const { officer, ...text } = rule.text[language]
  return { version: rule.version, from: entry.from, ...text, officer: { name: officer, email: rule.email } }
}

/** Keeps a text as it was shown, and answers its id. The same text in the same language is kept once. */
export async function keepWording(
  { db, now }: Recording,
  shown: Pick<WordingTable, 'kind' | 'version' | 'language' | 'body'>,
): Promise<number> {
  const find = () =>
    db
      .selectFrom('wordings')
      .select('id')
      .where('kind', '=', shown.kind)
      .where('version', '=', shown.version)
      .where('language', '=', shown.language)
      .where(sql<boolean>`md5(body) = md5(${shown.body})`)
      .executeTakeFirst()
  const known = await find()
  if (known) return known.id
  await db
    .insertInto('wordings')
    .values({ ...shown, created_at: now() })
    // Another request may have kept it meanwhile.
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const kept = await find()
  if (!kept) throw new Error('The wording was not kept')
  return kept.id
}

/**
 * Keeps that a person saw the notice, with its text in their language: once for each text. A version that the trust does not show now is not kept: nobody can
 * have seen it.
 * @param version what the page says that it showed
 */
export async function rememberNotice(
  deps: Recording,
  seen: { userId: number; version: string | undefined; language: Language },
): Promise<void> {
  const { userId, version, language } = seen
  if (version === undefined) return
  const notice = noticeIn(await readRules(deps.db), deps.now(), language)
  if (notice?.version !== version) return
  const wording_id = await keepWording(deps, { kind: 'notice', version, language, body: JSON.stringify(notice) })
  await deps.db
    .insertInto('notices_seen')
    .values({ user_id: userId, wording_id, at: deps.now() })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** `GET privacy-notice` (our addition). The notice about personal data, for a form that makes an account; null if the trust has none. */
export async function privacyNotice({ deps, language }: Call<null>): Promise<Answer> {
  return { data: noticeIn(await readRules(deps.db), deps.now(), language) satisfies Notice | null }
}

/**
 * `GET donation/declaration` (our addition). The caller's own answer, and the texts of the question, of the other way and of the notice. With a donating-only
 * token: the same, but no time, and of the answer only whether the trust can take the donation.
 */
export async function declaration({ deps, session, language }: Call<Session>): Promise<Answer> {
  return { data: shownTo(session, await describe(deps, session.userId, language)) }
}

/**
 * `POST donation/declare { answer, version, notice_version? }` (our addition). A new answer does not replace the former one: the newest counts. 409
 * `declaration_changed` if the trust does not ask, or asks in other words by now; the client then shows the question again. With a donating-only token only the
 * first answer counts; then it is 409 `declaration_kept`. Another page must not change what the donor declared.
 */
export const declare: Handler<DeclareRequest> = async ({ deps, request, session, language }, sent) => {
  const { answer, version, notice_version } = sent
  const { userId } = session
  await countOwnAttempt({ deps, request, session }, 'declare')
  const rules = await readRules(deps.db)
  const question = questionIn(rules, deps.now(), language)
  if (question?.version !== version) throw conflict('declaration_changed')
  await deps.db.transaction().execute(async (db) => {
    const within = { db, now: deps.now }
    if (session.scope === 'donate') await refuseSecondAnswer(db, userId)
    const shown = { kind: 'declaration' as const, version, language, body: JSON.stringify(question) }
    const wording_id = await keepWording(within, shown)
    await db.insertInto('declarations').values({ user_id: userId, answer, wording_id, at: deps.now() }).execute()
    await rememberNotice(within, { userId, version: notice_version, language })
    await audit(within, userId, 'declaration.made', { details: { version } })
  })
  return { data: shownTo(session, await describe(deps, userId, language)), message: 'saved' }
}

/** What a page may read. A partner's page learns nothing about a donor who may give: `citizen` for an organisation, too. */
function shownTo({ scope }: Session, all: Declaration): Declaration {
  if (scope !== 'donate') return all
  return { ...all, answer: all.answer === 'organisation' ? 'citizen' : all.answer, answered_at: null }
}

/** Two requests at the same time wait for each other at the row of the account. */
async function refuseSecondAnswer(db: Database, userId: number): Promise<void> {
  await db.selectFrom('users').select('id').where('id', '=', userId).forUpdate().execute()
  const known = await db.selectFrom('declarations').select('id').where('user_id', '=', userId).executeTakeFirst()
  if (known) throw conflict('declaration_kept')
}

async function describe(deps: Recording, userId: number, language: Language): Promise<Declaration> {
  const row = await deps.db
    .selectFrom('declarations')
    .select(['answer', 'at'])
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  const rules = await readRules(deps.db)
  return {
    answer: row?.answer ?? null,
    answered_at: row?.at.toISOString() ?? null,
    question: questionIn(rules, deps.now(), language),
    foreign: foreignWayIn(rules, deps.now(), language),
    notice: noticeIn(rules, deps.now(), language),
  }
}

/** Columns of a statement that reads `users`: what the person declared last, and the notice about personal data that they saw last. */
export const declaredColumns = [
  sql<DeclarationAnswer | null>`(select answer from declarations where user_id = users.id order by id desc limit 1)`.as(
    'declared',
  ),
  sql<number | null>`(select wording_id from notices_seen where user_id = users.id order by id desc limit 1)`.as(
    'notice_id',
  ),
] as const

/** A donation that staff enter. */
interface Entered {
  /** '' if staff did not ask. */
  declared: DeclarationAnswer | ''
  donor: { user_id: number | null; donor_id: number | null }
  mode: DonationMode
  /** The project's name in the content. */
  slug: string
  /** Indian day of the donation. */
  day: string
  /** In which the form asked. */
  language: Language
}

/**
 * What the donor of an offline donation said about citizenship: now, or before. Foreign money may arrive only in the bank account for it, and only for a project
 * within the purposes and States of the trust's certificate.
 * @returns columns of the donation, with the wording of the question
 * @throws Refused 422 `declared: required` or `no_foreign_account`; `mode: foreign_account`; `project_id: outside_certificate`
 */
export async function declareOffline(deps: Recording, { declared, donor, mode, slug, day, language }: Entered) {
  const rules = await readRules(deps.db)
  const question = questionIn(rules, deps.now(), language)
  if (!question) return {}
  const answer = declared || (await answeredBefore(deps.db, donor))
  if (!answer) throw invalid({ declared: 'required' })
  if (answer === 'neither') requireForeignWay(rules, { mode, slug, day })
  const shown = { kind: 'declaration' as const, version: question.version, language, body: JSON.stringify(question) }
  return { declared: answer, declared_wording_id: declared ? await keepWording(deps, shown) : null }
}

function requireForeignWay(rules: readonly Rule[], { mode, slug, day }: Pick<Entered, 'mode' | 'slug' | 'day'>): void {
  const way = ruleOn(rules, 'declaration.foreign', day)
  if (!way || way.account.length === 0) throw invalid({ declared: 'no_foreign_account' })
  if (mode !== 'transfer' && mode !== 'cheque') throw invalid({ mode: 'foreign_account' })
  const certificate = ruleOn(rules, 'declaration.certificate', day)
  if (!certificate) return
  const project = certificate.projects[slug]
  const isWithin =
    project && certificate.purposes.includes(project.purpose) && certificate.states.includes(project.state)
  if (!isWithin) throw invalid({ project_id: 'outside_certificate' })
}

/** The newest answer of an account, or else of the person's last offline donation. */
async function answeredBefore(
  db: Database,
  { user_id, donor_id }: Entered['donor'],
): Promise<DeclarationAnswer | null> {
  const { rows } = await sql<{ answer: DeclarationAnswer | null }>`
    select coalesce(
      (select answer from declarations where user_id = ${user_id}::bigint order by id desc limit 1),
      (select declared from donations where declared is not null and (user_id = ${user_id}::bigint or donor_id = ${donor_id}::bigint)
        order by id desc limit 1)
    ) as answer`.execute(db)
  return rows[0]?.answer ?? null
}

/**
 * Call it before a payment is prepared. The trust must know whether a donation is foreign money in the sense of the law. A trust that does not ask refuses
 * nobody.
 * @throws Refused 409 `declaration_needed` without an answer; 409 `foreign_contribution` for the answer `neither`
 */
export async function requireDeclaration(deps: Recording, answer: DeclarationAnswer | null): Promise<void> {
  // Only an account without an answer needs the rules, so a usual donation reads nothing more.
  if (answer === 'citizen' || answer === 'organisation') return
  if (questionIn(await readRules(deps.db), deps.now(), fallbackLanguage))
    throw conflict(answer === null ? 'declaration_needed' : 'foreign_contribution')
}
