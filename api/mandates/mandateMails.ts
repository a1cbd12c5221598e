/** Mails about a monthly donation. Each has a link that opens this one mandate without signing in. */
import { z } from 'zod/mini'
import type { StopWay } from '../../shared/contract/staff/mandates.ts'
import { formatDay } from '../../shared/date.ts'
import { donatePath, donateSearch } from '../../shared/donation/address/donateAddress.ts'
import { formatRupees } from '../../shared/money.ts'
import { sitePaths } from '../../shared/sitePaths.ts'
import type { WithConfig } from '../base/config.ts'
import type { Sealed, WithVault } from '../base/vault/vault.ts'
import type { Mail, Mailing } from '../mail/mailer.ts'
import { projectTitles } from '../projects/project.ts'
import type { Database } from '../storage/database.ts'
import { texts } from '../texts/texts.ts'
import type { Mandate } from './mandates.ts'

const linkSchema = z.object({ mandate: z.int() })
const placeOf = (id: number) => `mandates.link:${id}` as const

/** The text behind `#` of a link. */
export const mandateKey = ({ vault }: WithVault, id: number): string =>
  `${id}.${vault.seal(JSON.stringify({ mandate: id }), placeOf(id))}`

/** The page of one mandate. What opens it is behind `#`, so that no server logs it. */
export const mandateLink = ({ config, vault }: WithConfig & WithVault, id: number): string =>
  `${config.siteRoot}${sitePaths.monthly}#${mandateKey({ vault }, id)}`

/** The mandate that a donation began or belongs to. */
export const mandatesOf = (db: Database, donationId: number) =>
  db
    .selectFrom('mandates')
    .selectAll()
    .where((eb) =>
      eb.or([
        eb('first_donation_id', '=', donationId),
        eb('id', 'in', eb.selectFrom('mandate_attempts').select('mandate_id').where('donation_id', '=', donationId)),
      ]),
    )

/** The mandate that the text of a link opens; null if it was made by nobody here. @throws KeyMissing */
export function openMandateLink({ vault }: WithVault, link: string): number | null {
  const [, id, sealed] = /^(\d{1,15})\.([\w.-]{1,400})$/.exec(link) ?? []
  if (id === undefined || sealed === undefined) return null
  try {
    return linkSchema.parse(JSON.parse(vault.open(sealed as Sealed, placeOf(Number(id))))).mandate
  } catch (error) {
    if (error instanceof Error && error.name === 'KeyMissing') throw error
    return null
  }
}

interface WithMails extends Mailing, WithVault {
  db: Database
}

/** Whom a mail is for; null if the account is gone. */
async function findReader({ db }: WithMails, { user_id }: Mandate) {
  if (user_id === null) return null
  const found = await db.selectFrom('users').select(['full_name', 'email']).where('id', '=', user_id).executeTakeFirst()
  return found ?? null
}

async function queue(
  deps: WithMails,
  mandate: Mandate,
  write: (
    name: string,
    project: string,
    link: string,
  ) => Pick<Mail, 'subject' | 'text'> & { action: string; url?: string },
): Promise<void> {
  const reader = await findReader(deps, mandate)
  if (!reader) return
  const { language, project_id, id, user_id } = mandate
  const titles = await projectTitles(deps.db, project_id)
  const link = mandateLink(deps, id)
  const { subject, text, action, url = link } = write(reader.full_name, titles[language], link)
  const mail: Mail = { to: reader.email, kind: 'monthly', language, subject, text, userId: user_id }
  await deps.mailer.send({ ...mail, action: { label: action, url } }, deps.db)
}

/** Says what was agreed, and how to stop it. */
export const queueAgreed = (deps: WithMails, mandate: Mandate): Promise<void> =>
  queue(deps, mandate, (name, project, link) => {
    const { amount, most, day, ends_on, language } = mandate
    return texts[language].mails.monthlyAgreed({
      name,
      project,
      link,
      amount: formatRupees(amount),
      most: formatRupees(most),
      day,
      until: formatDay(ends_on, language),
    })
  })

/** Says that staff stop it, because the donor asked for it, and how and when. */
export const queueStopAsked = (
  deps: WithMails,
  mandate: Mandate,
  { way, day }: { way: StopWay; day: string },
): Promise<void> =>
  queue(deps, mandate, (name, project, link) => {
    const { amount, language } = mandate
    const when = formatDay(day, language)
    return texts[language].mails.monthlyStopAsked({ name, project, link, amount: formatRupees(amount), way, day: when })
  })

/** Announces a debit that the provider does not announce. */
export const queueNotice = (deps: WithMails, mandate: Mandate, debit: { day: string; amount: number }): Promise<void> =>
  queue(deps, mandate, (name, project, link) => {
    const { language } = mandate
    const [amount, day] = [formatRupees(debit.amount), formatDay(debit.day, language)]
    return texts[language].mails.monthlyNotice({ name, project, link, amount, day })
  })

/** Says that it is over. */
export const queueEnded = (deps: WithMails, mandate: Mandate): Promise<void> =>
  queue(deps, mandate, (name, project, link) =>
    texts[mandate.language].mails.monthlyEnded({ name, project, link, amount: formatRupees(mandate.amount) }),
  )

/** Says kindly that one month could not be debited, with a link to give by hand. */
export const queueFailed = (deps: WithMails, mandate: Mandate, failed: { debit_amount: number }): Promise<void> =>
  queue(deps, mandate, (name, project, link) => {
    const { project_id: projectId, purpose_id, language } = mandate
    const purpose = purpose_id === null ? {} : { purposeId: purpose_id }
    const query = donateSearch({ lang: language, projectId, amount: failed.debit_amount, ...purpose })
    const url = `${deps.config.siteRoot}${donatePath}${query}`
    const amount = formatRupees(failed.debit_amount)
    return { ...texts[language].mails.monthlyFailed({ name, project, amount, url, link }), url }
  })
