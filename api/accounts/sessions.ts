import { MINUTE_MS } from '../../shared/date.ts'
import { type Expression, type ExpressionBuilder, type Insertable, sql, type SqlBool } from 'kysely'
import { monthlySchema } from '../../shared/contract/donation/mandate.ts'
import type { AgreedDonation, Session } from '../call.ts'
import type { Tables } from '../storage/tables/tables.ts'
import { hasSecondFactor } from './users.ts'
import { newSecret, sha256 } from './secret.ts'
import type { Recording } from '../storage/database.ts'
import { buildOnce, type Placeholders } from '../storage/preparedStatements.ts'

/** The browser and the operating system of a session, by their own names; null if unknown. Nothing more of the User-Agent header is stored. */
interface Device {
  browser: string | null
  system: string | null
}

/** First match wins: Edge, Opera and Samsung Internet also call themselves Chrome, and every one of them Safari. */
const browsers: readonly [RegExp, string][] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bUCBrowser\//, 'UC Browser'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/\bVersion\/[\d.]+ .*\bSafari\//, 'Safari'],
]

const systems: readonly [RegExp, string][] = [
  [/\bAndroid\b/, 'Android'],
  [/\biPad\b/, 'iPad'],
  [/\biPhone\b/, 'iPhone'],
  [/\bKAIOS\//i, 'KaiOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
]

/** Reads a User-Agent header. It is the visitor's claim, and only shown to the account's owner. */
export function deviceOf(userAgent: string): Device {
  // A longer header is no browser's.
  const text = userAgent.slice(0, 512)
  const first = (list: readonly [RegExp, string][]) => list.find(([pattern]) => pattern.test(text))?.[1] ?? null
  return { browser: first(browsers), system: first(systems) }
}

const DONATE_SESSION_MINUTES = 15
const DAY_MINUTES = 24 * 60

/** How long a full session lasts: at most, and without a request. Staff see other people's data, so theirs are shorter. */
export const sessionMinutes = {
  donor: { absolute: 30 * DAY_MINUTES, idle: 7 * DAY_MINUTES },
  staff: { absolute: 12 * 60, idle: 8 * 60 },
} as const

/** The last use is written this often at most, so that a request usually only reads. */
const WRITE_USE_MINUTES = 5

/** Opens a session of a signed-in person. Answers its token and stores only the token's hash. */
export async function openSession(
  deps: Recording,
  userId: number,
  device?: Device & { device_sha256: string },
): Promise<string> {
  return insertSession(deps, { user_id: userId, scope: 'full', ...device }, sessionMinutes.donor.absolute)
}

/**
 * Opens a donating-only session for one partner's origin, for 15 minutes at most. It ends with the session that issued it.
 * @param agreed the donation that the donor has seen; null if none was shown
 */
export async function openDonateSession(
  deps: Recording,
  parent: Session,
  origin: string,
  agreed: AgreedDonation | null,
): Promise<{ token: string; expiresInSeconds: number }> {
  const row = {
    user_id: parent.userId,
    scope: 'donate',
    origin,
    parent_id: parent.id,
    agreed_project_id: agreed?.projectId ?? null,
    agreed_amount: agreed?.amount ?? null,
    agreed_monthly: agreed?.monthly ? JSON.stringify(agreed.monthly) : null,
  } as const
  const { created_at } = await deps.db
    .selectFrom('sessions')
    .select('created_at')
    .where('id', '=', parent.id)
    .executeTakeFirstOrThrow()
  // It does not outlive the session that issued it, which is at its end only by age: it was used just now.
  const age = (deps.now().getTime() - created_at.getTime()) / MINUTE_MS
  const minutes = Math.min(DONATE_SESSION_MINUTES, sessionMinutes[parent.role ? 'staff' : 'donor'].absolute - age)
  const token = await insertSession(deps, row, minutes)
  return { token, expiresInSeconds: Math.floor(minutes * 60) }
}

/**
 * The session of a token; null if it is unknown, revoked, too old or unused for too long. One statement, and another one every few minutes that writes the
 * last use. A person who joins the staff gets its limits at once.
 */
export const findSession = (deps: Recording, token: string): Promise<Session | null> =>
  readSession(deps, byToken, sha256(token))

/** The same for the session that a link to a file names. */
export const findSessionById = (deps: Recording, id: number): Promise<Session | null> => readSession(deps, byId, id)

const sessionBy = (column: 'token_sha256' | 'sessions.id') =>
  buildOnce((db, { value, now }: Placeholders<{ value: string | number; now: Date }>) =>
    db
      .selectFrom('sessions')
      .innerJoin('users', 'users.id', 'sessions.user_id')
      .select(['sessions.id', 'user_id', 'scope', 'origin', 'sessions.created_at', 'last_used_at', 'role'])
      .select(['authenticated_at', 'agreed_project_id', 'agreed_amount', 'agreed_monthly'])
      .select(hasSecondFactor)
      .where(sql.ref<string | number>(column), '=', value)
      .where('revoked_at', 'is', null)
      .where('expires_at', '>', now),
  )

const byToken = sessionBy('token_sha256')
const byId = sessionBy('sessions.id')

async function readSession(deps: Recording, read: typeof byToken, value: string | number): Promise<Session | null> {
  const now = deps.now()
  const [row] = await read(deps.db, { value, now })
  if (!row) return null
  const usedAt = row.last_used_at ?? row.created_at
  const minutesSince = (time: Date) => (now.getTime() - time.getTime()) / MINUTE_MS
  const { absolute, idle } = sessionMinutes[row.role === null ? 'donor' : 'staff']
  if (row.scope === 'full' && (minutesSince(row.created_at) >= absolute || minutesSince(usedAt) >= idle)) return null
  if (minutesSince(usedAt) >= WRITE_USE_MINUTES) {
    await deps.db.updateTable('sessions').set({ last_used_at: now }).where('id', '=', row.id).execute()
  }
  return {
    id: row.id,
    userId: row.user_id,
    scope: row.scope,
    origin: row.origin,
    agreed:
      row.agreed_project_id === null || row.agreed_amount === null
        ? null
        : {
            projectId: row.agreed_project_id,
            amount: row.agreed_amount,
            monthly: row.agreed_monthly === null ? null : monthlySchema.parse(JSON.parse(row.agreed_monthly)),
          },
    role: row.role,
    authenticatedAt: row.authenticated_at ?? row.created_at,
    provenAgain: row.authenticated_at !== null && row.authenticated_at > row.created_at,
    secondFactor: Boolean(row.second_factor),
  }
}

/** Ends a session, and the donating-only sessions that it issued. */
export const revokeSession = (deps: Recording, sessionId: number): Promise<unknown> =>
  revoke(deps, (eb) => eb.or([eb('id', '=', sessionId), eb('parent_id', '=', sessionId)]))

/** Ends all sessions of a person, and forgets their devices: somebody else may have signed in there. */
export async function revokeAllSessions(deps: Recording, userId: number): Promise<void> {
  await revoke(deps, (eb) => eb('user_id', '=', userId))
  await deps.db.deleteFrom('known_devices').where('user_id', '=', userId).execute()
}

/** The same, but for this session, its device, and the donating-only sessions that it issued. */
export async function revokeOtherSessions(deps: Recording, { id, userId }: Session): Promise<void> {
  await revoke(deps, (eb) => {
    const issuedByOther = eb.or([eb('parent_id', 'is', null), eb('parent_id', '<>', id)])
    return eb.and([eb('user_id', '=', userId), eb('id', '<>', id), issuedByOther])
  })
  await deps.db
    .deleteFrom('known_devices')
    .where('user_id', '=', userId)
    .where('device_sha256', 'is distinct from', (eb) =>
      eb.selectFrom('sessions').select('sessions.device_sha256').where('sessions.id', '=', id),
    )
    .execute()
}

const revoke = (
  { db, now }: Recording,
  which: (eb: ExpressionBuilder<Tables, 'sessions'>) => Expression<SqlBool>,
): Promise<unknown> =>
  db.updateTable('sessions').set({ revoked_at: now() }).where('revoked_at', 'is', null).where(which).execute()

type NewSession = Omit<Insertable<Tables['sessions']>, 'token_sha256' | 'created_at' | 'expires_at'>

async function insertSession(deps: Recording, row: NewSession, minutes: number): Promise<string> {
  const token = newSecret()
  const created_at = deps.now()
  const expires_at = new Date(created_at.getTime() + minutes * MINUTE_MS)
  await deps.db
    .insertInto('sessions')
    .values({
      ...row,
      token_sha256: sha256(token),
      created_at,
      expires_at,
      last_used_at: created_at,
      authenticated_at: created_at,
    })
    .execute()
  return token
}
