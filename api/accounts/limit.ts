import { MINUTE_MS } from '../../shared/date.ts'
import { sql } from 'kysely'
import type { LimitConfig } from '../base/config.ts'
import type { Dependencies } from '../dependencies.ts'
import type { Call, Session } from '../call.ts'
import { Refused, tooMany } from '../base/http/refusal.ts'
import { networkOf, networkSize } from '../base/http/clientAddress.ts'
import { sha256 } from './secret.ts'
import type { Reading } from '../storage/database.ts'

/** What is limited, e.g. `login`, and for which account and network address. */
export interface LimitSubject {
  what: keyof Dependencies['config']['limits']
  account: string
  address: string
  /** Whether the account uses this address: then only `perPair` applies. Called only if another limit is used up. */
  known?: () => Promise<boolean>
  /** The hash of a device that the account's owner uses: then only its own tries count, up to `perPair`. */
  device?: string | null
}

interface Bucket {
  name: string
  most: number
  windowMs: number
}

/** A bucket after an attempt was counted in it. */
type Counted = Bucket & { begunAt: Date; used: number }

/** What to do with an attempt that was counted. */
export interface Attempt {
  /** Call it after a success: where only failures count, it forgets this attempt and the earlier failures of the account from this address. */
  forget(): Promise<void>
  /** Takes this attempt back if the work is refused before it begins, because others ask for the same. */
  unlessBusy<T>(work: Promise<T>): Promise<T>
}

/**
 * Counts an attempt before it is made, in one statement, so parallel attempts cannot exceed the limit. A window begins with its first attempt.
 * @throws Refused 429 with Retry-After (seconds until the next attempt is allowed). A refused attempt does not count, so trying again locks nobody out for
 * longer.
 */
export async function countAttempt(deps: Dependencies, subject: LimitSubject): Promise<Attempt> {
  const limit = deps.config.limits[subject.what]
  const account = sha256(subject.account)
  const { pair, perAccount, perAddress, all } = bucketsOf(deps, subject, account)
  const counted = await increment(deps, account, [perAddress, perAccount, pair, all])
  const full = counted.filter(({ used, most }) => used > most)
  // Others behind the same address of a carrier, or strangers anywhere, must not stop the owner of an account. Tries at this account from here still count.
  const isKnown = full.length > 0 && !full.some(({ name }) => name === pair.name) && (await subject.known?.())
  if (!isKnown && (full.some(({ name }) => name !== perAccount.name) || (full.length > 0 && !limit.thenPerMinute))) {
    await refuse(deps, counted, full)
  }
  if (full.length > 0 && limit.thenPerMinute && !isKnown) {
    const slow = { name: `${perAccount.name}:slow`, most: limit.thenPerMinute, windowMs: MINUTE_MS }
    const slowed = await increment(deps, account, [slow])
    counted.push(...slowed)
    if (slowed.some(({ used, most }) => used > most)) await refuse(deps, counted, slowed)
  }
  return {
    async forget() {
      if (limit.counts === 'all') return
      const own = Number.isFinite(pair.most) ? pair : perAccount
      const others = counted.filter(({ name }) => name !== own.name && name !== all.name)
      await decrement(deps, others)
      await deps.db.deleteFrom('limit_buckets').where('bucket', '=', own.name).execute()
    },
    async unlessBusy(work) {
      try {
        return await work
      } catch (error) {
        if (error instanceof Refused && error.code === 'busy') await decrement(deps, counted)
        throw error
      }
    },
  }
}

/** Counts an attempt of a signed-in person. */
export const countOwnAttempt = (
  { deps, request, session }: Pick<Call<Session>, 'deps' | 'request' | 'session'>,
  what: LimitSubject['what'],
): Promise<Attempt> =>
  countAttempt(deps, { what, account: String(session.userId), address: deps.clientAddress(request) })

/** Forgets all attempts for an account, e.g. its failed sign-ins after its password was reset. @param what absent: of every kind */
export async function forgetAttempts(deps: Reading, account: string, what?: LimitSubject['what']): Promise<void> {
  await deps.db
    .deleteFrom('limit_buckets')
    .where('account_sha256', '=', sha256(account))
    .$if(what !== undefined, (query) => query.where('bucket', 'like', `${what}:%`))
    .execute()
}

/** A bucket without a limit is not counted. */
function bucketsOf({ config }: Dependencies, { what, address, device }: LimitSubject, account: string) {
  const limit: LimitConfig = config.limits[what]
  const network = sha256(networkOf(address))
  const size = networkSize(address, config.carrierRanges)
  const windowMs = limit.windowMinutes * MINUTE_MS
  const bucket = (name: string, most = Number.POSITIVE_INFINITY) => ({ name: `${what}:${name}`, most, windowMs })
  const unlimited = bucket('unlimited')
  if (device) {
    const pair = bucket(`device:${account}:${device}`, limit.perPair)
    return { pair, perAccount: unlimited, perAddress: unlimited, all: unlimited }
  }
  return {
    pair: bucket(`pair:${account}:${network}`, limit.perPair),
    perAccount: bucket(`account:${account}`, limit.perAccount),
    perAddress: bucket(`address:${network}`, limit.perAddress * size),
    all: limit.allPerAddress === undefined ? unlimited : bucket(`all:address:${network}`, limit.allPerAddress * size),
  }
}

async function increment(deps: Dependencies, account: string, buckets: readonly Bucket[]): Promise<Counted[]> {
  const now = deps.now()
  // In one order for all requests, so that no two of them wait for each other.
  const limited = buckets
    .filter(({ most }) => Number.isFinite(most))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .map((bucket) => ({ ...bucket, expired: new Date(now.getTime() - bucket.windowMs) }))
  const [first] = limited
  if (!first) return []
  const rows = await deps.db
    .insertInto('limit_buckets')
    // A bucket of an address belongs to no account.
    .values(
      limited.map(({ name }) => ({
        bucket: name,
        account_sha256: name.includes(':address:') ? '' : account,
        begun_at: now,
        used: 1,
      })),
    )
    .onConflict((conflict) =>
      conflict.column('bucket').doUpdateSet({
        // All buckets of one call have the same window.
        used: sql`case when limit_buckets.begun_at <= ${first.expired} then 1 else limit_buckets.used + 1 end`,
        begun_at: sql`case when limit_buckets.begun_at <= ${first.expired} then excluded.begun_at else limit_buckets.begun_at end`,
      }),
    )
    .returning(['bucket', 'begun_at', 'used'])
    .execute()
  return limited.flatMap((bucket) => {
    const row = rows.find(({ bucket: name }) => name === bucket.name)
    return row ? [{ ...bucket, begunAt: row.begun_at, used: row.used }] : []
  })
}

/** Takes an attempt back, unless its window has ended meanwhile. */
async function decrement(deps: Dependencies, counted: readonly Counted[]): Promise<void> {
  for (const { name, begunAt } of counted.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
    await deps.db
      .updateTable('limit_buckets')
      .set((eb) => ({ used: eb('used', '-', 1) }))
      .where('bucket', '=', name)
      .where('begun_at', '=', begunAt)
      .execute()
  }
}

async function refuse(deps: Dependencies, counted: readonly Counted[], full: readonly Counted[]): Promise<never> {
  await decrement(deps, counted)
  const now = deps.now().getTime()
  const waits = full.map(({ begunAt, windowMs }) => Math.ceil((begunAt.getTime() + windowMs - now) / 1000))
  throw tooMany(Math.max(1, ...waits))
}
