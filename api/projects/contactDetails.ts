import { type Contact, contactSchema } from '../../shared/contract/content/contact.ts'
import { ruleOn } from '../../shared/contract/content/rules.ts'
import type { ContactWithLimits } from '../../shared/contract/content/contactWithLimits.ts'
import { indianDay } from '../../shared/date.ts'
import { readRules } from '../content/readRules.ts'
import type { Dependencies } from '../dependencies.ts'
import type { Call, DataAnswer } from '../platform/http/call.ts'
import type { Language } from '../../shared/languages.ts'
import { wantedFirst } from '../storage/inLanguage.ts'

/** The organisation's details. The server's configuration can turn online payment off. */
export async function findContact(deps: Pick<Dependencies, 'config' | 'db'>, language: Language): Promise<Contact> {
  const row = await deps.db
    .selectFrom('contacts')
    .select('body')
    .orderBy(wantedFirst(language))
    .limit(1)
    .executeTakeFirstOrThrow()
  const contact = contactSchema.parse(JSON.parse(row.body))
  const offline = contact.offline && { ...contact.offline, online: contact.offline.online && !deps.config.offlineOnly }
  return { ...contact, offline }
}

/** `GET get-contact-details`. The organisation, the ways to donate without online payment, and the limit of UPI as it holds today. */
export async function contactDetails({ deps, language }: Call): Promise<DataAnswer> {
  const [contact, rules] = await Promise.all([findContact(deps, language), readRules(deps.db)])
  const data: ContactWithLimits = { ...contact, upi_limit: ruleOn(rules, 'upi.limit', indianDay(deps.now())) }
  return { data }
}
