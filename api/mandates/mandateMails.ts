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
        // A list would make PostgreSQL read all mandates.
        eb('id', '=', eb.selectFrom('mandate_attempts').select('mandate_id').where('donation_id', '=', donationId)),
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

type WithMails = Mailing & WithVault

async function queue(
  deps: WithMails,
  mandate: Mandate,
  write: (
    about: Record<'name' | 'project' | 'link', string>,
  ) => Pick<Mail, 'subject' | 'text'> & { action: string; url?: string },
): Promise<void> {
  const { language, project_id, id, user_id } = mandate
  const users = deps.db.selectFrom('users').select(['full_name', 'email']).where('id', '=', user_id)
  const reader = await users.executeTakeFirst()
  // The account is gone.
  if (!reader) return
  const titles = await projectTitles(deps.db, project_id)
  const link = mandateLink(deps, id)
  const { subject, text, action, url = link } = write({ name: reader.full_name, project: titles[language], link })
  const mail: Mail = { to: reader.email, kind: 'monthly', language, subject, text, userId: user_id }
  await deps.mailer.send({ ...mail, action: { label: action, url } }, deps.db)
}

/** Says what was agreed, and how to stop it. */
export const queueAgreed = (deps: WithMails, mandate: Mandate): Promise<void> =>
  queue(deps, mandate, (about) => {
    const { amount, most, day, ends_on, language } = mandate
    const agreed = { amount: formatRupees(amount), most: formatRupees(most), day, until: formatDay(ends_on, language) }
    return texts[language].mails.monthlyAgreed({ ...about, ...agreed })
  })

/** Says that staff stop it, because the donor asked for it, and how and when. */
export const queueStopAsked = (
  deps: WithMails,
  mandate: Mandate,
  { way, day }: { way: StopWay; day: string },
): Promise<void> =>
  queue(deps, mandate, (about) => {
    const asked = { amount: formatRupees(mandate.amount), way, day: formatDay(day, mandate.language) }
    return texts[mandate.language].mails.monthlyStopAsked({ ...about, ...asked })
  })

/** Announces a debit that the provider does not announce. */
export const queueNotice = (deps: WithMails, mandate: Mandate, debit: { day: string; amount: number }): Promise<void> =>
  queue(deps, mandate, (about) => {
    const announced = { amount: formatRupees(debit.amount), day: formatDay(debit.day, mandate.language) }
    return texts[mandate.language].mails.monthlyNotice({ ...about, ...announced })
  })

/** Says that it is over. */
export const queueEnded = (deps: WithMails, mandate: Mandate): Promise<void> =>
  queue(deps, mandate, (about) =>
    texts[mandate.language].mails.monthlyEnded({ ...about, amount: formatRupees(mandate.amount) }),
  )

/** Says kindly that one month could not be debited, with a link to give by hand. */
export const queueFailed = (deps: WithMails, mandate: Mandate, failed: { debit_amount: number }): Promise<void> =>
  queue(deps, mandate, (about) => {
    const { project_id: projectId, purpose_id, language } = mandate
    const purpose = purpose_id === null ? {} : { purposeId: purpose_id }
    const query = donateSearch({ lang: language, projectId, amount: failed.debit_amount, ...purpose })
    const url = `${deps.config.siteRoot}${donatePath}${query}`
    const amount = formatRupees(failed.debit_amount)
    return { ...texts[language].mails.monthlyFailed({ ...about, amount, url }), url }
  })
