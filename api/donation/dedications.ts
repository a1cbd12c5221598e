/** In whose name a donation is given, in the database: the name, the card, and what the trust must write. */
import type { Selectable } from 'kysely'
import * as z from 'zod/mini'
import type { Dedicated } from '../../shared/contract/donation/dedication.ts'
import { fallbackLanguage, type Language } from '../../shared/languages.ts'
import { paidStates } from '../accounting/ledger/states.ts'
import type { Sealed, WithVault } from '../base/vault/vault.ts'
import type { Mailing } from '../mail/mailer.ts'
import { projectTitles } from '../projects/project.ts'
import { findTrust, findTrustEmail } from '../storage/findTrust.ts'
import { inLanguage } from '../storage/inLanguage.ts'
import type { Database, Reading, Unsealing } from '../storage/database.ts'
import type { Tables } from '../storage/tables/tables.ts'
import { texts } from '../texts/texts.ts'
import { ownerId } from './findDonation.ts'

export type Dedication = Selectable<Tables['dedications']>

const cardSchema = z.object({ message: z.string(), signature: z.string() })
type CardTexts = z.infer<typeof cardSchema>
const recipientSchema = z.object({ name: z.string(), email: z.string() })
export type Recipient = z.infer<typeof recipientSchema>

const placeOf = (column: 'card_sealed' | 'recipient_sealed', id: number) => `dedications.${column}:${id}` as const

export const sealCard = ({ vault }: WithVault, id: number, card: CardTexts): Sealed =>
  vault.seal(JSON.stringify(card), placeOf('card_sealed', id))

/** Message and signature; both empty if there are none. @throws Error if the value was changed or belongs to another donation. */
export const openCard = ({ vault }: WithVault, { donation_id, card_sealed }: Openable<'card_sealed'>): CardTexts =>
  card_sealed === null
    ? { message: '', signature: '' }
    : cardSchema.parse(JSON.parse(vault.open(card_sealed, placeOf('card_sealed', donation_id))))

export const sealRecipient = ({ vault }: WithVault, id: number, recipient: Recipient): Sealed =>
  vault.seal(JSON.stringify(recipient), placeOf('recipient_sealed', id))

type Openable<Column extends keyof Dedication> = Pick<Dedication, 'donation_id' | Column>

/** Who gets the card by mail; null if nobody does. @throws Error if the value was changed or belongs to another donation. */
export const openRecipient = (
  { vault }: WithVault,
  { donation_id, recipient_sealed }: Openable<'recipient_sealed'>,
): Recipient | null =>
  recipient_sealed === null
    ? null
    : recipientSchema.parse(JSON.parse(vault.open(recipient_sealed, placeOf('recipient_sealed', donation_id))))

/** `In memory of Shanti Devi`, in the card's language. */
export const titleOf = ({ language, occasion }: Pick<Dedication, 'language' | 'occasion'>, name: string): string => {
  const { before, after } = texts[language].documents.card.around[occasion]
  return [before, name, after].filter(Boolean).join(' ')
}

/** The card of a donation as it is stored now, with what its PDF and its mail say in its language; null without a name. */
export async function readCard(deps: Unsealing, donationId: number) {
  const row = await deps.db
    .selectFrom('dedications')
    .innerJoin('donations', 'donations.id', 'donation_id')
    .selectAll('dedications')
    .select(['dedicated_to', 'project_id', ownerId(donationId).as('owner_id')])
    .where('donation_id', '=', donationId)
    .executeTakeFirst()
  if (!row?.dedicated_to) return null
  const titles = await projectTitles(deps.db, row.project_id)
  return {
    ...row,
    ...openCard(deps, row),
    name: row.dedicated_to,
    title: titleOf(row, row.dedicated_to),
    project: titles[row.language],
    trust: await findTrust(deps, row.language),
    recipient: openRecipient(deps, row),
  }
}

/** Stores in whose name a prepared donation is given. Call it in the transaction that stores the payment. */
export async function storeDedicated(
  db: Database,
  txnId: string,
  { occasion, name, language, at }: Dedicated & { language: Language; at: Date },
): Promise<void> {
  const { id } = await db
    .updateTable('donations')
    .set({ dedicated_to: name })
    .where('txn_id', '=', txnId)
    .returning('id')
    .executeTakeFirstOrThrow()
  await db.insertInto('dedications').values({ donation_id: id, occasion, language, changed_at: at }).execute()
}

/** The English titles of the purpose and project, if the purpose promises to write a name; null otherwise. */
export async function readAskingPurpose({ db }: Reading, purposeId: number | null) {
  const purpose = await db
    .selectFrom(inLanguage('purposes', fallbackLanguage))
    .innerJoin(inLanguage('projects', fallbackLanguage), 'projects.id', 'purposes.project_id')
    .select(['asks_name', 'purposes.title as purpose', 'projects.title as project'])
    .where('purposes.id', '=', purposeId)
    .executeTakeFirst()
  return purpose?.asks_name ? purpose : null
}

/**
 * Sets or removes the name of a donation, and mails the trust if the purpose promises to write it. Call it in a transaction; then wake the mailer.
 * Answers whether the name is another one now.
 */
export async function renameDedication(
  deps: Mailing,
  donation: { id: number; txn_id: string; purpose_id: number | null; user_id: number | null },
  name: string | null,
): Promise<boolean> {
  const { db } = deps
  const before = await db
    .selectFrom('donations')
    .select('dedicated_to')
    .where('id', '=', donation.id)
    .forUpdate()
    .executeTakeFirstOrThrow()
  if (before.dedicated_to === name) return false
  await db.updateTable('donations').set({ dedicated_to: name }).where('id', '=', donation.id).execute()
  await mailTrust(deps, donation, name)
  return true
}

/** Mails the trust the names that donors gave before their payment, once it has arrived. */
export async function mailNewNames(deps: Mailing): Promise<void> {
  const due = await deps.db
    .selectFrom('dedications')
    .innerJoin('donations', 'donations.id', 'donation_id')
    .select(['donations.id', 'txn_id', 'purpose_id', 'user_id'])
    .where('name_mailed', '=', false)
    .where('state', 'in', paidStates)
    .orderBy('donations.id')
    .limit(100)
    .execute()
  for (const donation of due)
    await deps.db.transaction().execute(async (db) => {
      const row = await db
        .selectFrom('dedications')
        .innerJoin('donations', 'donations.id', 'donation_id')
        .select(['name_mailed', 'dedicated_to'])
        .where('donation_id', '=', donation.id)
        .forUpdate()
        .executeTakeFirst()
      if (row && !row.name_mailed) await mailTrust({ ...deps, db }, donation, row.dedicated_to)
    })
  if (due.length > 0) deps.mailer.wake()
}

async function mailTrust(
  deps: Mailing,
  { id, txn_id, purpose_id, user_id }: Parameters<typeof renameDedication>[1],
  name: string | null,
): Promise<void> {
  await deps.db.updateTable('dedications').set({ name_mailed: true }).where('donation_id', '=', id).execute()
  const purpose = await readAskingPurpose(deps, purpose_id)
  const to = purpose && (await findTrustEmail(deps))
  if (!to) return
  const request = name === null ? 'The donor no longer wants a name to be written.' : `Name to be written: ${name}`
  await deps.mailer.send(
    {
      to,
      kind: 'to_trust',
      language: fallbackLanguage,
      subject: `A name for donation ${txn_id}`,
      text: `${request}\n\nProject: ${purpose.project}\nPurpose: ${purpose.purpose}\nTransaction id: ${txn_id}`,
      userId: user_id,
    },
    deps.db,
  )
}
