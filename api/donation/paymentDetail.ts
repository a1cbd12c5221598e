import { sql } from 'kysely'
import {
  intentKeySchema,
  type PaymentDetail,
  type PaymentDetailRequest,
} from '../../shared/contract/donation/donation.ts'
import { agreementRupees } from '../../shared/contract/donation/mandate.ts'
import { fallbackLanguage, type Language } from '../../shared/languages.ts'
import { type NewDonation, withPrepared } from '../accounting/ledger/recordFact.ts'
import { endedStates, paidStates } from '../accounting/ledger/states.ts'
import { newSecret, sha256 } from '../accounts/secret.ts'
import type { WithConfig } from '../base/config.ts'
import { conflict, invalid } from '../base/http/refusal.ts'
import type { Session, Handler } from '../call.ts'
import type { Dependencies } from '../dependencies.ts'
import { declaredColumns, requireDeclaration } from '../donors/privacy/declaration.ts'
import { storedTouch } from '../partners/partners.ts'
import { storedFields, isBeingConfirmed } from '../payment/issuedPayment.ts'
import { refreshFromProvider } from '../payment/refresh.ts'
import { type Database, hasCode, type Reading, type Recording } from '../storage/database.ts'
import { inLanguage } from '../storage/inLanguage.ts'
import { buildOnce, type Placeholders } from '../storage/preparedStatements.ts'
import { type AgreedMonthly, checkMonthly, storeMandate, termsOf } from '../mandates/mandates.ts'
import { refuseOther, takeConsent } from './consent.ts'
import { storeDedicated } from './dedications.ts'
import { donationColumns } from './findDonation.ts'
import { limitCalls } from './limitCalls.ts'
import { priceDonation } from './price.ts'
import { progressOf } from './ownDonations.ts'
import { tiedLink } from './paymentLink.ts'
import { tiePhoneCode } from './phoneCode.ts'
import { newTxnId } from './txnId.ts'

/** PostgreSQL's code for a value that must be unique and is there already. */
const UNIQUE_VIOLATION = '23505'

/**
 * `POST donation/payment-detail { project_id, amount, purpose_id?, items?, partner?, attribution? }`, amount in whole rupees. Issues a txn id, binds it to
 * donor, project, amount and, if sent, purpose and items, and stores the attribution. Answers the form's hash and `handover_url`, and for a full token the
 * form to post: `fields` and `action`. With an `Idempotency-Key`, the same intent gets the same txn id; 409 `intent_differs` if the key is another intent's.
 * 422 for anything that contradicts the server's own prices. 409 `offline_only` while online payment is off. 401 `consent_used` if the consent on a partner's
 * page is used up, and `consent_differs` if it is for another project or amount. 409 `declaration_needed` or `foreign_contribution`
 * (donors/privacy/declaration.ts). 409 `payment_open` for clients that send `open_payments_seen` (`refuseOpenPayment`).
 * 422 `dedication: unknown` on a partner's page. `monthly`: 409 `monthly_closed` if nobody can give monthly, 422 `monthly.most: too_small`, `monthly.until: too_soon` or `too_late`.
 */
export const paymentDetail: Handler<PaymentDetailRequest> = async ({ deps, request, session, language }, wanted) => {
  refuseOther(session, { projectId: wanted.project_id, amount: wanted.amount })
  const intent = readIntent(request, session, wanted)
  limitCalls({ deps, request, session }, 'paymentDetail')
  const code = newSecret()
  const earlier = intent && (await findPrepared(deps, intent))
  if (earlier) await storeHandover(deps, earlier.id, code)
  else await refuseOpenPayment(deps, session, wanted)
  const { txnId, fields, proof } = earlier ?? (await prepare(deps, session, { wanted, intent, code, language }))
  if (wanted.phone_code) await tiePhoneCode(deps, session, wanted.phone_code, txnId)
  const detail: PaymentDetail = {
    generated_hash: proof,
    txn_id: txnId,
    // On the trust's own pages it only finishes a payment whose form a policy has blocked (specification, decision 8).
    handover_url: handoverUrl(deps, code, language),
    ...(session.scope === 'full' ? { fields: storedFields(fields), action: deps.provider.paymentUrl } : {}),
  }
  return { data: detail }
}

/** The page of the trust that exchanges the one-time code for the form. */
export const handoverUrl = ({ config }: WithConfig, code: string, language: Language): string =>
  `${config.siteRoot}/handover?lang=${language}#${code}`

interface PaymentRequest {
  wanted: PaymentDetailRequest
  intent: Intent | null
  /** A payment of one rupee that only starts a monthly donation: it is no donation of a month. */
  agreement?: Pick<AgreedMonthly, 'amount' | 'replacesId'>
  /** The one-time code of the hand-over page. */
  code: string
  language: Language
}

/** Prepares a payment, and stores it. @throws Refused as `paymentDetail` says */
export async function prepare(
  deps: Dependencies,
  session: Session,
  payment: PaymentRequest,
): Promise<Omit<Prepared, 'id'>> {
  const { wanted, intent, agreement, code, language } = payment
  const { project, purpose, donor, noticeId } = await readOrder(deps, session, wanted)
  const {
    items,
    amount: amountRupees,
    quantity,
  } = agreement
    ? { items: [], amount: agreementRupees, quantity: null }
    : await priceDonation({
        db: deps.db,
        project,
        amount: wanted.amount,
        items: wanted.items,
        amountField: 'amount',
      })
  if (wanted.purpose_id !== undefined && !purpose) throw invalid({ purpose_id: 'unknown' })
  // A partner's page shows no such agreement. The sign-in window does.
  if (wanted.monthly && session.scope !== 'full') throw conflict('monthly_closed')
  // Nor any such question, because what is typed on a partner's page stays without names.
  if (wanted.dedication && session.scope !== 'full') throw invalid({ dedication: 'unknown' })
  const monthly = wanted.monthly ?? session.agreed?.monthly
  const each = { amount: amountRupees, replacesId: null, ...agreement }
  const agreed = monthly && { ...each, monthly, ...(await checkMonthly(deps, monthly, each.amount)) }
  const txnId = newTxnId()
  const returnUrl = `${deps.config.apiRoot}/payment/return/${txnId}`
  const form = await deps.provider.prepare({
    txnId,
    amountRupees,
    project: project.title,
    donor,
    returnUrl,
    ...(agreed && { mandate: termsOf(agreed) }),
  })
  const donation = {
    txn_id: txnId,
    user_id: session.userId,
    project_id: project.id,
    purpose_id: purpose?.id ?? null,
    purpose_text: purpose?.title ?? null,
    donation_type: project.donation_type,
    amount: amountRupees,
    quantity,
    partner_origin: session.origin,
    ...(await storedTouch(deps, session, wanted)),
    payment_link_id: await tiedLink(deps, wanted.payment_link, { projectId: project.id, amount: amountRupees }),
    notice_id: noticeId,
    form_fields: JSON.stringify(form.fields),
    language,
    created_at: deps.now(),
  }
  const related = {
    items: JSON.stringify((items ?? []).map(({ id, qty, price }) => ({ id, qty, price }))),
    code: sha256(code),
    ends: handoverEnds(donation.created_at),
    intentOf: intent?.userId ?? null,
    intentKey: intent?.key ?? null,
    intentBody: intent?.body ?? null,
    proof: form.proof,
  }
  const store = async (db: Database): Promise<void> => {
    const at = donation.created_at
    const consent_id = await takeConsent(db, session)
    await storeAll(db, { ...donation, consent_id, ...related })
    if (agreed) await storeMandate(db, at, txnId, agreed)
    if (wanted.dedication) await storeDedicated(db, txnId, { ...wanted.dedication, language, at })
  }
  const isAlone = session.scope === 'full' && !agreed && !wanted.dedication
  try {
    await (isAlone ? store(deps.db) : deps.db.transaction().execute(store))
  } catch (error) {
    // The same request arrived twice at once, and the other one was first.
    if (!intent || !hasCode(error, UNIQUE_VIOLATION)) throw error
    const first = await findPrepared(deps, intent)
    if (!first) throw error
    await storeHandover(deps, first.id, code)
    return first
  }
  return { txnId, fields: donation.form_fields, proof: form.proof }
}

/** A donor who was sent to the provider within this time may still be paying there. */
const RECENT_MS = 24 * 60 * 60_000
/** Each costs a query to the provider. */
const MOST = 3

/**
 * Refuses a new payment while another one of the same account may still be paid, in whatever browser it began. The provider is asked first, so the state is
 * no guess. Only for clients that can show it: they send `open_payments_seen`, the payments that the donor has seen and still wants another one. From
 * a partner's page it counts what began on that page: the page learns nothing else about the donor.
 *
 * @throws Refused 409 `payment_open`, with the other payment's `txn_id`
 */
async function refuseOpenPayment(
  deps: Dependencies,
  session: Session,
  { open_payments_seen: seen }: PaymentDetailRequest,
): Promise<void> {
  if (!seen) return
  const others = await selectOpen(deps, session, seen).execute()
  const now = await Promise.all(others.map((other) => refreshFromProvider(deps, other)))
  const open = now.find((other) => {
    const { payment_status, stage } = progressOf(other)
    return payment_status === 'success' || (payment_status === 'pending' && stage !== 'opened')
  })
  if (open) throw conflict('payment_open', { txn_id: open.txn_id })
}

/** The last payments of the account that may still be paid, but those that the donor has seen. */
export function selectOpen({ db, now }: Recording, session: Session, seen: readonly string[]) {
  const since = new Date(now().getTime() - RECENT_MS)
  return (
    db
      .selectFrom('donations')
      .select(donationColumns)
      .where('user_id', '=', session.userId)
      .where('recorded_at', 'is not', null)
      // Not as `in openStates`: PostgreSQL would also read the index of all unpaid donations as long as it knows little of the table.
      .where('state', 'not in', [...paidStates, ...endedStates])
      .where((eb) => eb.or([eb('created_at', '>', since), isBeingConfirmed]))
      .$if(seen.length > 0, (query) => query.where('txn_id', 'not in', seen))
      .$if(session.scope === 'donate', (query) => query.where('partner_origin', '=', session.origin))
      .orderBy('id', 'desc')
      .limit(MOST)
  )
}

const orders = buildOnce(
  (db, { userId, project_id, purpose_id }: Placeholders<{ userId: number; project_id: number; purpose_id: number }>) =>
    db
      .selectFrom('users')
      .leftJoin(inLanguage('projects', fallbackLanguage), (join) => join.on('projects.id', '=', project_id))
      .leftJoin(inLanguage('purposes', fallbackLanguage), (join) =>
        join.onRef('purposes.project_id', '=', 'projects.id').on('purposes.id', '=', purpose_id),
      )
      .select(['full_name', 'email', 'contact_no'])
      .select(['projects.id', 'projects.title', 'projects.donation_type', 'projects.base_amount', 'projects.slug'])
      .select(['purposes.id as purpose_id', 'purposes.title as purpose_title'])
      .select(declaredColumns)
      .where('users.id', '=', userId),
)

/**
 * What a payment is prepared for, in one statement.
 * @throws Refused 409 if the donor's declaration forbids it (donors/privacy/declaration.ts); 422 `project_id: unknown`; Error if the account does not exist
 */
export async function readOrder(
  deps: Recording,
  { userId }: Session,
  { project_id, purpose_id = 0 }: { project_id: number; purpose_id?: number | undefined },
) {
  const [row] = await orders(deps.db, { userId, project_id, purpose_id })
  if (!row) throw new Error(`no account ${userId}`)
  await requireDeclaration(deps, row.declared)
  const { id, title, donation_type, base_amount, slug } = row
  if (id === null || title === null || donation_type === null || slug === null) throw invalid({ project_id: 'unknown' })
  const known = row.purpose_id !== null && row.purpose_title !== null
  return {
    /** With its English title: the provider accepts no Devanagari. */
    project: { id, title, donation_type, base_amount, slug },
    /** With its English title for the ledger; null if it does not belong to the project, or none was named. */
    purpose: known ? { id: row.purpose_id ?? 0, title: row.purpose_title ?? '' } : null,
    donor: { fullName: row.full_name, email: row.email, phone: row.contact_no },
    /** The notice about personal data that the donor saw last, for the donation to keep. */
    noticeId: row.notice_id,
  }
}

const HANDOVER_MINUTES = 10

interface StoredRows extends NewDonation {
  /** JSON text. */
  items: string
  code: string
  ends: Date
  intentOf: number | null
  intentKey: string | null
  intentBody: string | null
  proof: string
}

/** Stores a prepared donation and all that belongs to it, in one statement: the fact, the items, the hand-over and the intent. */
const storeAll = buildOnce(
  (db, { items, code, ends, intentOf, intentKey, intentBody, proof, ...donation }: Placeholders<StoredRows>) =>
    withPrepared(db, donation)
      .with(
        'items',
        () => sql<{ item_id: number }>`
          (insert into donation_items (donation_id, item_id, qty, price)
          select made.id, item.id, item.qty, item.price
          from made cross join jsonb_to_recordset(${items}::jsonb) as item (id bigint, qty integer, price integer)
          returning item_id)`,
      )
      .with(
        'handover',
        () => sql<{ donation_id: number }>`
          (insert into handovers (code_sha256, donation_id, expires_at)
          select ${code}::text, id, ${ends}::timestamptz from made
          returning donation_id)`,
      )
      .with(
        'intent',
        () => sql<{ donation_id: number }>`
          (insert into donation_intents (user_id, key, body_sha256, donation_id, proof, created_at)
          select owner, ${intentKey}::text, ${intentBody}::text, id, ${proof}::text, created_at
          from made cross join (select ${intentOf}::bigint as owner) as given where owner is not null
          returning donation_id)`,
      )
      .selectFrom('made')
      .select('id'),
)

/** A fresh code for a donation that is prepared already. */
async function storeHandover({ db, now }: Recording, donationId: number, code: string): Promise<void> {
  await db
    .insertInto('handovers')
    .values({ code_sha256: sha256(code), donation_id: donationId, expires_at: handoverEnds(now()) })
    .execute()
}

const handoverEnds = (from: Date): Date => new Date(from.getTime() + HANDOVER_MINUTES * 60_000)

/** What the donor wants, and the key that the client gave it. */
interface Intent {
  userId: number
  key: string
  /** Digest of what is given, and of the page. The attribution is no part of it: another link to the same page makes no other intent. */
  body: string
}

/** A prepared donation of an intent. */
interface Prepared {
  id: number
  txnId: string
  /** JSON text. */
  fields: string
  proof: string
}

/**
 * The intent of a request: the key is in the header `Idempotency-Key`, or in the body as `idempotency_key`. Null without one.
 * @throws Refused 422 `idempotency_key: invalid` for a key of another form, or two different ones
 */
function readIntent(request: Request, session: Session, wanted: PaymentDetailRequest): Intent | null {
  const [header, named] = [request.headers.get('Idempotency-Key'), wanted.idempotency_key]
  if (header === null && named === undefined) return null
  const key = intentKeySchema.safeParse(header ?? named)
  if (!key.success || (named !== undefined && named !== key.data)) throw invalid({ idempotency_key: 'invalid' })
  const { project_id, amount, purpose_id = null, items = null } = wanted
  const sorted = items?.map(({ id, qty }) => [id, qty] as const).toSorted(([a], [b]) => a - b) ?? null
  const more = [wanted.dedication, wanted.monthly].filter((one) => one !== undefined)
  const body = sha256(JSON.stringify([session.origin, project_id, amount, purpose_id, sorted, ...more]))
  return { userId: session.userId, key: key.data, body }
}

/**
 * The donation that was prepared for this intent; null for a new one.
 * @throws Refused 409 `intent_differs` if the key was used for something else
 */
async function findPrepared({ db }: Reading, intent: Intent): Promise<Prepared | null> {
  const row = await db
    .selectFrom('donation_intents')
    .innerJoin('donations', 'donations.id', 'donation_id')
    .select(['donations.id', 'txn_id', 'form_fields', 'proof', 'body_sha256'])
    .where('donation_intents.user_id', '=', intent.userId)
    .where('key', '=', intent.key)
    .executeTakeFirst()
  if (!row) return null
  if (row.body_sha256 !== intent.body) throw conflict('intent_differs')
  return { id: row.id, txnId: row.txn_id, fields: row.form_fields, proof: row.proof }
}
