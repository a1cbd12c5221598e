import type { Contact } from '../../shared/contract/content/contact.ts'
import { ruleOn } from '../../shared/contract/content/rules.ts'
import type { ContactWithLimits } from '../../shared/contract/content/contactWithLimits.ts'
import { indianDay } from '../../shared/date.ts'
import { readContact } from '../storage/findTrust.ts'
import { readRules } from '../content/readRules.ts'
import type { Call, DataAnswer } from '../call.ts'
import type { Language } from '../../shared/languages.ts'
import type { Reading } from '../storage/database.ts'
import type { WithConfig } from '../base/config.ts'

/** The organisation's details. The server's configuration can turn online payment off. */
export async function findContact(deps: Reading & WithConfig, language: Language): Promise<Contact> {
  const contact = await readContact(deps, language)
  if (!contact) throw new Error('There are no contact details; import the content')
  const offline = contact.offline && { ...contact.offline, online: contact.offline.online && !deps.config.offlineOnly }
  return { ...contact, offline }
}

/** `GET get-contact-details`. The organisation, the ways to donate without online payment, and the limit of UPI as it holds today. */
export async function contactDetails({ deps, language }: Call): Promise<DataAnswer> {
  const [contact, rules] = await Promise.all([findContact(deps, language), readRules(deps.db)])
  const data: ContactWithLimits = { ...contact, upi_limit: ruleOn(rules, 'upi.limit', indianDay(deps.now())) }
  return { data }
}
