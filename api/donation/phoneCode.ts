/** A donation that is chosen on one device and paid on another. The phone gets a code; the first device has a secret with which it asks for the outcome. */
import { randomBytes } from 'node:crypto'
import type {
  openPhoneCodeRequestSchema,
  OpenedPhoneCode,
  PhoneCode,
  PhoneState,
  phoneStateRequestSchema,
} from '../../shared/contract/donation/phoneCode.ts'
import { heldStates, stateRules } from '../accounting/ledger/states.ts'
import { countAttempt } from '../accounts/limit.ts'
import { newSecret, sha256 } from '../accounts/secret.ts'
import { notFound } from '../base/http/refusal.ts'
import type { Answer, Call, Session, OpenHandler, VisitorHandler } from '../call.ts'
import { refreshFromProvider } from '../payment/refresh.ts'
import type { Recording } from '../storage/database.ts'
import { getDonation } from './findDonation.ts'
import { limitCalls } from './limitCalls.ts'

const LIFE_MS = 30 * 60_000
/** 128 bits: a longer code would make a denser QR code. */
const CODE_BYTES = 16
/** The provider reports a payment by itself. Only if that report is lost, the first device's question makes us ask, at most this often. */
const ASK_APART_MS = 15_000

/** `POST donation/phone-code` (our addition). A code that works once, for 30 minutes. 429 after many of them from one address. */
export async function makePhoneCode({ deps, request }: Call<null>): Promise<Answer> {
  await countAttempt(deps, { what: 'phoneCode', account: '', address: deps.clientAddress(request) })
  const [code, watch] = [randomBytes(CODE_BYTES).toString('base64url'), newSecret()]
  const expires_at = new Date(deps.now().getTime() + LIFE_MS)
  const hashes = { code_sha256: sha256(code), watch_sha256: sha256(watch) }
  await deps.db
    .insertInto('phone_codes')
    .values({ ...hashes, expires_at })
    .execute()
  return { data: { code, watch, expires_in: LIFE_MS / 1000 } satisfies PhoneCode }
}

/**
 * `POST donation/open-phone-code { code }` (our addition). The form of this code is open on the phone: from now on the donor has 30 minutes again. 404 for a code
 * that is not ours.
 */
export const openPhoneCode: VisitorHandler<typeof openPhoneCodeRequestSchema> = async ({ deps, request }, { code }) => {
  limitCalls({ deps, request, session: null }, 'phoneState')
  const now = deps.now()
  const hash = sha256(code)
  await deps.db
    .updateTable('phone_codes')
    .set({ opened_at: now, expires_at: new Date(now.getTime() + LIFE_MS) })
    .where('code_sha256', '=', hash)
    .where('opened_at', 'is', null)
    .where('expires_at', '>', now)
    .execute()
  const row = await deps.db
    .selectFrom('phone_codes')
    .select(['donation_id', 'expires_at'])
    .where('code_sha256', '=', hash)
    .executeTakeFirst()
  if (!row) throw notFound()
  const data: OpenedPhoneCode = {
    state: row.donation_id !== null ? 'used' : row.expires_at <= now ? 'expired' : 'ready',
  }
  return { data }
}

/**
 * `POST donation/phone-state { watch }` (our addition). What the first device may know: how far the donation is, and its amount once the provider's signed
 * answer says that it is paid. 404 for an unknown secret, also a day after its code ended.
 */
export const readPhoneState: OpenHandler<typeof phoneStateRequestSchema> = async ({ deps, request }, { watch }) => {
  limitCalls({ deps, request, session: null }, 'phoneState')
  const row = await deps.db
    .selectFrom('phone_codes')
    .select(['donation_id', 'opened_at', 'expires_at'])
    .where('watch_sha256', '=', sha256(watch))
    .executeTakeFirst()
  if (!row) throw notFound()
  if (row.donation_id === null) {
    const state = row.expires_at <= deps.now() ? 'expired' : row.opened_at ? 'open' : 'waiting'
    return { data: { state } satisfies PhoneState }
  }
  const found = await getDonation(deps, row.donation_id)
  if (!found.recorded_at) return { data: { state: 'open' } satisfies PhoneState }
  const { state, amount } = await refreshFromProvider(deps, found, ASK_APART_MS)
  const { status } = stateRules[state]
  const data: PhoneState =
    status === 'success' ? { state: 'paid', amount } : { state: status === 'failure' ? 'failed' : 'paying' }
  return { data }
}

/**
 * Ties a prepared donation to its code. A code works for one donor: after a failure the same donor tries again, and nobody else. Any other code has no effect,
 * so it never stops a donation.
 */
export async function tiePhoneCode({ db, now }: Recording, { userId }: Session, code: string, txnId: string) {
  await db
    .updateTable('phone_codes')
    .set((eb) => ({ donation_id: eb.selectFrom('donations').select('id').where('txn_id', '=', txnId) }))
    .where('code_sha256', '=', sha256(code))
    .where('expires_at', '>', now())
    .where((eb) =>
      eb.or([
        eb('donation_id', 'is', null),
        eb.exists(
          eb
            .selectFrom('donations')
            .select('id')
            .whereRef('donations.id', '=', 'phone_codes.donation_id')
            .where('user_id', '=', userId)
            .where('state', 'not in', heldStates),
        ),
      ]),
    )
    .execute()
}
