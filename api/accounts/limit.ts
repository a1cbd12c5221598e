import type { LimitConfig } from '../config.ts'
import type { Dependencies } from '../dependencies.ts'
import { tooMany } from '../http/refusal.ts'
import { sha256 } from './secret.ts'

const MINUTE_MS = 60_000

/** What is limited, e.g. `login`, and for which account and network address. */
export interface LimitSubject {
  what: keyof Dependencies['config']['limits']
  account: string
  address: string
}

/** The bucket that counts the attempts of one account. */
export function accountBucket(what: LimitSubject['what'], account: string): string {
  return `${what}:account:${sha256(account)}`
}

/**
 * Counts an attempt before it is made, so parallel attempts cannot exceed the limit. Call the returned function after a success: it forgets this attempt and
 * the account's earlier failures.
 * @throws Refused 429 with Retry-After (seconds until the next attempt is allowed). A refused attempt does not count, so trying again locks nobody out for
 * longer.
 */
export async function countAttempt(deps: Dependencies, subject: LimitSubject): Promise<() => Promise<void>> {
  const limit = deps.config.limits[subject.what]
  const account = accountBucket(subject.what, subject.account)
  const address = `${subject.what}:address:${sha256(subject.address)}`
  const at = deps.now()
  const own: number[] = []
  for (const bucket of [account, address]) {
    const row = await deps.db.insertInto('attempts').values({ bucket, at }).returning('id').executeTakeFirstOrThrow()
    own.push(row.id)
    const most = bucket === account ? limit.perAccount : limit.perAddress
    const waitSeconds = await secondsToWait(deps, bucket, row.id, most, limit)
    if (waitSeconds > 0) {
      await deps.db.deleteFrom('attempts').where('id', 'in', own).execute()
      throw tooMany(waitSeconds)
    }
  }
  return async () => {
    await deps.db
      .deleteFrom('attempts')
      .where((eb) => eb.or([eb('id', 'in', own), eb('bucket', '=', account)]))
      .execute()
  }
}

async function secondsToWait(
  deps: Dependencies,
  bucket: string,
  ownId: number,
  most: number,
  limit: LimitConfig,
): Promise<number> {
  const now = deps.now().getTime()
  const windowMs = limit.windowMinutes * MINUTE_MS
  const earlier = await deps.db
    .selectFrom('attempts')
    .select('at')
    .where('bucket', '=', bucket)
    .where('id', '<', ownId)
    .where('at', '>', new Date(now - windowMs))
    .orderBy('id', 'desc')
    .limit(most)
    .execute()
  const oldest = earlier.at(-1)
  if (earlier.length < most || !oldest) return 0
  return Math.max(1, Math.ceil((oldest.at.getTime() + windowMs - now) / 1000))
}
