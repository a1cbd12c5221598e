/** The trust's registrations with the state, e.g. 80G or FCRA: which of them end soon, and the mails about them. */
import { DAY_MS, formatDay, indianDay } from '../../shared/date.ts'
import { inEachLanguage, type Language } from '../../shared/languages.ts'
import { type Rule, ruleOn } from '../../shared/contract/content/rules.ts'
import { readRules } from '../content/readRules.ts'
import type { Mailing } from '../mail/mailer.ts'
import { texts } from '../texts/texts.ts'

/** So many days before the last one, the largest first. The first step also begins the warning at the desk. */
const steps = [90, 30, 7] as const
/** What begins on any later day holds, too: a renewal that the content has already. */
const END_OF_TIME = '9999-12-31'

interface Registration {
  name: Record<Language, string>
  number: string
  /** The last Indian day, `yyyy-MM-dd`. */
  until: string
  /** From today to that day; less than 0 after it. */
  days: number
}

/** The registrations that end within 90 days or have ended, the next end first. A newer value of the rule replaces the older one. */
export function endingRegistrations(rules: readonly Rule[], now: Date): Registration[] {
  const tax = ruleOn(rules, 'receipt.taxValidity', END_OF_TIME)
  const all = [...(ruleOn(rules, 'trust.registrations', END_OF_TIME) ?? [])]
  if (tax) all.push({ name: tax.label ?? inEachLanguage(() => '80G'), number: tax.number ?? '', until: tax.until })
  const today = Date.parse(indianDay(now))
  return all
    .flatMap(({ name, number, until }) =>
      until === null ? [] : { name, number, until, days: Math.round((Date.parse(until) - today) / DAY_MS) },
    )
    .filter(({ days }) => days <= steps[0])
    .toSorted((a, b) => a.days - b.days)
}

/**
 * Mails the administrators 90, 30 and 7 days before a registration ends, once each. If nothing ran on the day, or the content has it only now, the mail of the
 * last step goes.
 */
export async function warnOfRegistrations(deps: Mailing): Promise<void> {
  const { db, now, config } = deps
  const ending = endingRegistrations(await readRules(db), now()).filter(({ days }) => days >= 0)
  if (ending.length === 0) return
  const readers = await db
    .selectFrom('users')
    .select(['email', 'language'])
    .where('role', '=', 'administrator')
    .execute()
  for (const { name, number, until, days } of ending) {
    const step = steps.findLast((before) => days <= before) ?? steps[0]
    await db.transaction().execute(async (transaction) => {
      const warning = await transaction
        .insertInto('registration_warnings')
        .values({ registration: `${name.en} ${number}`, until_day: until, step, sent_at: now() })
        .onConflict((conflict) => conflict.doNothing())
        .returning('step')
        .executeTakeFirst()
      if (!warning) return
      for (const { email, language } of readers) {
        const url = `${config.siteRoot}/staff`
        const about = { name: name[language], number, day: formatDay(until, language), days, url }
        const { subject, text, action } = texts[language].mails.registrationEnds(about)
        const mail = { to: email, kind: 'other', language, subject, text, action: { label: action, url } } as const
        await deps.mailer.send(mail, transaction)
      }
    })
  }
  deps.mailer.wake()
}
