/** In whose name a donation is given, and the donor's own card: what it says, who gets it, and when. */
import {
  type Card,
  type cardFileQuerySchema,
  type CardRequest,
  type DedicationName,
  type DedicationRequest,
  mostDaysAhead,
} from '../../shared/contract/donation/dedication.ts'
import type { statusRequestSchema } from '../../shared/contract/donation/donation.ts'
import type { Language } from '../../shared/languages.ts'
import { mailAnswered, sendReceiptMails } from '../accounting/receipts/receiptMails.ts'
import { heldStates } from '../accounting/ledger/states.ts'
import { countAttempt, countOwnAttempt } from '../accounts/limit.ts'
import { audit } from '../audit/audit.ts'
import { answerAttachment } from '../base/http/answerAttachment.ts'
import { conflict, invalid, notFound } from '../base/http/refusal.ts'
import { type Handler, inTransaction, type Session } from '../call.ts'
import type { Dependencies } from '../dependencies.ts'
import { projectTitles } from '../projects/project.ts'
import type { Database, Unsealing } from '../storage/database.ts'
import {
  readAskingPurpose,
  type Dedication,
  openCard,
  openRecipient,
  renameDedication,
  sealCard,
  sealRecipient,
  readCard,
} from './dedications.ts'
import { type Donation, requirePaidDonation } from './findDonation.ts'
import { queueCard } from './sendCards.ts'
import { DAY_MS, indianDay, formatDay } from '../../shared/date.ts'
import { type PdfAccount, renderPdf } from '../accounting/receipts/pdf/renderPdf.ts'
import { texts } from '../texts/texts.ts'

/** `POST donation/card { txn_id }` (our addition). The card of an own confirmed donation. 404 for an unknown, somebody else's or unconfirmed one. */
export const readOwnCard: Handler<typeof statusRequestSchema> = async ({ deps, session, language }, { txn_id }) => {
  return { data: await viewOf(deps, session, await requirePaidDonation(deps, session, txn_id), language) }
}

/**
 * `POST donation/save-card` (our addition). Stores the card of an own confirmed donation. Its name becomes the donation's name (`dedicate`). A card with a recipient
 * waits for its day; one that was sent is sent again if `again` says so. Answers the card. 404 as for reading it. 409 `prove_email` if the donor's own address
 * is not proven; `card_sent` for a second correction, or without its recipient; `card_cancelled` if the donation went back. 422 with the codes of the contract.
 * 429 after many cards within a day, by one donor or to one recipient.
 */
export const saveOwnCard: Handler<CardRequest> = async ({ deps, request, session, language }, wanted) => {
  const donation = await requirePaidDonation(deps, session, wanted.txn_id)
  await countOwnAttempt({ deps, request, session }, 'card')
  const stored = await dedicationOf(deps.db, donation.id).executeTakeFirst()
  if (wanted.recipient && !stored?.sent_at) {
    if (!(await isProven(deps, session.userId))) throw conflict('prove_email')
    const known = stored && openRecipient(deps, stored)?.email === wanted.recipient.email
    // One person gets few cards a day, from all donors together.
    if (!known)
      await countAttempt(deps, {
        what: 'cardRecipient',
        account: wanted.recipient.email,
        address: deps.clientAddress(request),
      })
  }
  await deps.db.transaction().execute((db) => store({ ...deps, db }, session, { donation, wanted }))
  await sendReceiptMails(deps)
  deps.mailer.wake()
  const data = await viewOf(deps, session, await requirePaidDonation(deps, session, wanted.txn_id), language)
  return { data, message: 'saved' }
}

/** `GET donation/card-pdf?txn_id` (our addition). The card as PDF, in its own language. 404 without a card; 429 with too many files in the making. */
export const cardFile: Handler<typeof cardFileQuerySchema> = async ({ deps, session }, { txn_id }) => {
  const { id } = await requirePaidDonation(deps, session, txn_id)
  const pdf = await cardPdf(deps, id, session.userId)
  if (!pdf) throw notFound()
  return answerAttachment(pdf, 'application/pdf', `card_${txn_id}.pdf`)
}

/**
 * `POST staff/dedication-name { txn_id, name, was }` (our addition). Staff correct the name in which a donation was given. 404 for an unknown donation, or one in nobody's
 * name. 409 `changed_meanwhile` if the name has changed since staff saw it.
 */
export const correctDedication = inTransaction<DedicationName>(async ({ deps, session }, { txn_id, name, was }) => {
  const donation = await deps.db
    .selectFrom('donations')
    .select(['id', 'txn_id', 'purpose_id', 'user_id', 'dedicated_to'])
    .where('txn_id', '=', txn_id)
    .forUpdate()
    .executeTakeFirst()
  if (!donation?.dedicated_to) throw notFound()
  if (donation.dedicated_to !== was) throw conflict('changed_meanwhile')
  if (await renameDedication(deps, donation, name))
    await audit(deps, session.userId, 'dedication.corrected', { subject: { kind: 'donation', id: donation.id } })
  return { data: null, message: 'saved' }
})

/**
 * `POST donation/dedication { txn_id, name }` (our addition). Sets the name to be written for the donor's own donation, for example in memory of somebody; ''
 * removes it.
 * The receipt shows the name and is mailed (mailAnswered), and the trust gets the name by mail. 404 for an unknown, somebody else's or unconfirmed donation. 422 `name: unknown` if the purpose
 * promises no name, `too_long`, `control`. 429 after several within an hour.
 */
export const dedicate: Handler<DedicationRequest> = async ({ deps, request, session }, { txn_id, name }) => {
  const donation = await requirePaidDonation(deps, session, txn_id)
  if (!(await readAskingPurpose(deps, donation.purpose_id))) throw invalid({ name: 'unknown' })
  await countOwnAttempt({ deps, request, session }, 'dedication')
  const dedicated_to = name || null
  await deps.db.transaction().execute(async (db) => {
    const within = { ...deps, db }
    const owned = { ...donation, user_id: session.userId }
    const isNew = await renameDedication(within, owned, dedicated_to)
    // The mail before had no name, or another one.
    if (isNew && dedicated_to !== null) await mailAnswered(within, donation.id, { named: true })
  })
  await sendReceiptMails(deps)
  deps.mailer.wake()
  return { data: { name: dedicated_to }, message: 'saved' }
}

const dedicationOf = (db: Database, donationId: number) =>
  db.selectFrom('dedications').selectAll().where('donation_id', '=', donationId)

async function isProven({ db }: Dependencies, userId: number): Promise<boolean> {
  const user = await db.selectFrom('users').select('email_proven_at').where('id', '=', userId).executeTakeFirst()
  return Boolean(user?.email_proven_at)
}

/** Only a donation that the trust still has is a reason for a card. */
const isHeld = ({ state }: Pick<Donation, 'state'>): boolean => heldStates.includes(state)

async function store(
  deps: Dependencies,
  session: Session,
  { donation, wanted }: { donation: Donation; wanted: CardRequest },
): Promise<void> {
  const { db } = deps
  const { id } = donation
  // The name is on the donation, so this locks in the order of the job that sends cards.
  const before = await dedicationOf(db, id).forUpdate().executeTakeFirst()
  const { occasion, name, message, signature, language, remind, again } = wanted
  const isSent = Boolean(before?.sent_at)
  if (!isSent) checkDay(wanted, indianDay(deps.now()))
  if (again && (!before || !isResendable(before))) throw conflict('card_sent')
  if (again && !isHeld(donation)) throw conflict('card_cancelled')
  const texts = message || signature ? sealCard(deps, id, { message, signature }) : null
  const recipient = wanted.recipient && sealRecipient(deps, id, wanted.recipient)
  const row = {
    occasion,
    language,
    card_sealed: texts,
    remind,
    changed_at: deps.now(),
    // What was sent was sent.
    ...(isSent ? {} : { recipient_sealed: recipient, day: wanted.day }),
    ...(again && { corrected_at: deps.now() }),
  }
  await db
    .insertInto('dedications')
    .values({ donation_id: id, ...row })
    .onConflict((conflicting) => conflicting.column('donation_id').doUpdateSet(row))
    .execute()
  const isNew = await renameDedication(deps, { ...donation, user_id: session.userId }, name)
  if (isNew) await mailAnswered(deps, id, { named: true })
  if (again) await queueCard(deps, id)
}

/** A correction goes to the same person, once. */
const isResendable = ({ sent_at, corrected_at, recipient_sealed }: Dedication): boolean =>
  sent_at !== null && corrected_at === null && recipient_sealed !== null

/** @param today the Indian day, `yyyy-MM-dd`. @throws Refused 422 for a day that the card cannot have */
function checkDay({ recipient, day, remind }: CardRequest, today: string): void {
  if (day === null) {
    if (recipient || remind) throw invalid({ day: 'required' })
    return
  }
  const days = (Date.parse(day) - Date.parse(today)) / DAY_MS
  if (days > mostDaysAhead) throw invalid({ day: 'too_far' })
  if (days < (recipient ? 0 : -mostDaysAhead)) throw invalid({ day: 'past' })
}

async function viewOf(deps: Dependencies, session: Session, donation: Donation, language: Language): Promise<Card> {
  const row = await dedicationOf(deps.db, donation.id).executeTakeFirst()
  const titles = await projectTitles(deps.db, donation.project_id)
  const start = { occasion: null, message: '', signature: '', recipient: null, day: null, remind: false }
  return {
    ...start,
    language: donation.language ?? language,
    ...(row && {
      occasion: row.occasion,
      ...openCard(deps, row),
      recipient: openRecipient(deps, row),
      day: row.day,
      language: row.language,
      remind: row.remind,
    }),
    name: donation.dedicated_to ?? '',
    state: row ? await stateOf(deps.db, donation, row) : 'none',
    sent_at: row?.sent_at?.toISOString() ?? null,
    resendable: Boolean(row && isResendable(row) && isHeld(donation)),
    project: titles[language],
    mailable: await isProven(deps, session.userId),
  }
}

async function stateOf(db: Database, donation: Donation, row: Dedication): Promise<Card['state']> {
  if (row.sent_at) {
    const mail = await db
      .selectFrom('mails')
      .select('state')
      .where('card_of', '=', row.donation_id)
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst()
    return mail?.state === 'bounced' ? 'bounced' : 'sent'
  }
  if (row.recipient_sealed === null) return 'none'
  return isHeld(donation) ? 'waiting' : 'cancelled'
}

/**
 * The card of a donation as PDF (A5), as it is stored now; null if there is none.
 * @throws Refused 429 `busy_files` if the account has too many files in the making
 */
export async function cardPdf(
  deps: Unsealing,
  donationId: number,
  account: PdfAccount,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const card = await readCard(deps, donationId)
  if (!card) return null
  const { language, occasion, day, name, title, project, trust, message, signature } = card
  const say = texts[language].documents.card
  // What `card.typ` shows. No amount and no donor is among it, but the signature that the donor chose.
  const input = {
    layout: 'a4' as const,
    lang: language,
    title,
    description: say.description(title, trust.name),
    trust: { name: trust.name, address: trust.address, reach: [] },
    ...say.around[occasion],
    name,
    given: say.given(project),
    day: day === null ? '' : formatDay(day, language),
    message: message.split('\n').filter(Boolean),
    signature: signature && say.from(signature),
  }
  return (await renderPdf('card', input, account)).pdf
}
