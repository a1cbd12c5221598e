import { profileSchema } from '../../../shared/contract/people/profile.ts'
import { signedInSchema } from '../../../shared/contract/people/account.ts'
import type { DonationEvent } from '../../../shared/contract/donation/donationState.ts'
import { createApi } from '../../server/createApi.ts'
import type { OpenDatabase } from '../../storage/openDatabase.ts'
import { declareCitizen } from '../../testing/donations.ts'
import type { TestApi } from '../../testing/testApi.ts'

/** In rupees. */
export interface Expected {
  /** By how much corrections changed what was paid. */
  corrected: number
  isVoid: boolean
  refunded: number
  disputed: number
  lost: number
}
export interface Model {
  donations: Expected[]
  isDonorGone: boolean
}
/** Rupees of each donation. */
export const AMOUNT = 500

/** Nothing happened to its money. */
export const untouched: Readonly<Expected> = { corrected: 0, isVoid: false, refunded: 0, disputed: 0, lost: 0 }

type Form = Record<string, string> & { txnid: string }

/** The same API again, as another process would run it. */
export function otherInstance(api: TestApi, { db }: Pick<OpenDatabase, 'db'>): TestApi {
  const deps = { ...api.deps, db }
  const handle = createApi(deps)
  const other: TestApi = { ...api, deps, fetch: (request) => handle(request) }
  return other
}

let donors = 0

/**
 * The real system: two instances of the API with connections of their own to one database, and a provider. It has a new donor, and no donation yet.
 */
export async function createWorld(api: TestApi, other: TestApi) {
  const account = {
    fullName: 'Gomti Kandpal',
    email: `gomti-${++donors}@example.org`,
    contactNo: '9000000077',
    password: 'Ganga-tat-1',
  }
  const { token } = (await api.send('register', { json: account })).data(signedInSchema)
  await declareCitizen(api, token)
  const { db } = api.deps
  const fact = (donationId: number, event: DonationEvent) =>
    db.selectFrom('ledger_entries').select('id').where('donation_id', '=', donationId).where('event', '=', event)
  const forms: Form[] = []
  const form = (index: number): Form => forms[index] ?? { txnid: '' }
  return {
    api,
    instances: [api, other] as const,
    token,
    forms,
    /** What the provider has taken; it never gives it back by itself. */
    captured: new Set<string>(),
    /** The entries as they were after the step before. */
    entries: new Map<number, string>(),
    form,
    donation: (index: number) =>
      db
        .selectFrom('donations')
        .select(['id', 'state'])
        .where('txn_id', '=', form(index).txnid)
        .executeTakeFirstOrThrow(),
    wasPaid: async (donationId: number) => (await fact(donationId, 'paid').executeTakeFirst()) !== undefined,
    hasFact: async (donationId: number, event: DonationEvent, reference: string) =>
      (await fact(donationId, event).where('reference', '=', reference).executeTakeFirst()) !== undefined,
    async removeDonor() {
      const { id } = (await api.send('profile', { token })).data(profileSchema)
      return api.send('profile/delete_account', { json: id, token })
    },
  }
}
export type LedgerWorld = Awaited<ReturnType<typeof createWorld>>
