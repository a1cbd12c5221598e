import type { Notice, DeclarationQuestion, ForeignWay } from '../../../shared/contract/people/myData.ts'
import { readRules } from '../../content/readRules.ts'
import type { Answer, Call } from '../../call.ts'
import type { Language } from '../../../shared/languages.ts'
import type { Recording } from '../../storage/database.ts'
import { sql } from 'kysely'
import type { WordingTable } from '../../storage/tables/accountTables.ts'
import { type Rule, ruleOn } from '../../../shared/contract/content/rules.ts'
import { indianDay } from '../../../shared/date.ts'

type Rules = readonly Rule[]

/** The question about the donor's kind, as it holds now; null if the trust does not ask. */
export function questionIn(rules: Rules, now: Date, language: Language): DeclarationQuestion | null {
  const rule = ruleOn(rules, 'declaration.question', indianDay(now))
  return rule ? { version: rule.version, ...rule.text[language] } : null
}

/** What the trust offers to a donor who is neither an Indian citizen nor an Indian organisation. */
export function foreignWayIn(rules: Rules, now: Date, language: Language): ForeignWay | null {
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
  const data: Notice | null = noticeIn(await readRules(deps.db), deps.now(), language)
  return { data }
}
