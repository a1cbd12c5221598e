import type { Dependencies } from '../dependencies.ts'
import { newSecret, sha256 } from './secret.ts'
import type { WithConfig } from '../base/config.ts'
import type { Reading, Recording } from '../storage/database.ts'
import { networkOf } from '../base/http/clientAddress.ts'

/** Browsers keep no cookie for longer. */
const COOKIE_SECONDS = 400 * 24 * 60 * 60

/** Only this host may set or read it if the API has https. */
const cookieName = ({ apiRoot }: Dependencies['config']) => (apiRoot.startsWith('https:') ? '__Host-device' : 'device')

/** Only comparable within one account: the same device has another hash in each. */
const deviceHash = (userId: number, device: string) => sha256(`${userId} device ${device}`)

/** The random name of the device that sent a request. It proves nothing but that somebody has signed in there. */
function deviceIn({ config }: WithConfig, request: Request): string | null {
  const cookies = (request.headers.get('Cookie') ?? '').split('; ')
  const given = cookies.find((cookie) => cookie.startsWith(`${cookieName(config)}=`))?.split('=')[1] ?? ''
  return /^[\w-]{43}$/.test(given) ? given : null
}

/** The hash of the device that sent a request, if the owner of the account with this e-mail address has signed in there; otherwise null. */
export async function findKnownDevice(
  deps: Reading & WithConfig,
  request: Request,
  email: string,
): Promise<string | null> {
  const device = deviceIn(deps, request)
  const user = device && (await deps.db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirst())
  if (!user) return null
  const row = await deps.db
    .selectFrom('known_devices')
    .select('device_sha256')
    .where('user_id', '=', user.id)
    .where('device_sha256', '=', deviceHash(user.id, device))
    .executeTakeFirst()
  return row?.device_sha256 ?? null
}

/** Notes that the account's owner has signed in on this device. @returns its hash, and the value of `Set-Cookie` */
export async function rememberDevice(
  deps: Recording & WithConfig,
  request: Request,
  userId: number,
): Promise<{ device_sha256: string; cookie: string }> {
  const device = deviceIn(deps, request) ?? newSecret()
  const device_sha256 = deviceHash(userId, device)
  const used_at = deps.now()
  await deps.db
    .insertInto('known_devices')
    .values({ user_id: userId, device_sha256, used_at })
    .onConflict((conflict) => conflict.columns(['user_id', 'device_sha256']).doUpdateSet({ used_at }))
    .execute()
  const name = cookieName(deps.config)
  const secure = name === 'device' ? '' : '; Secure'
  const cookie = `${name}=${device}; Path=/; Max-Age=${COOKIE_SECONDS}; HttpOnly; SameSite=Strict${secure}`
  return { device_sha256, cookie }
}

/** Only comparable within one account: the same network has another hash in each. */
const networkHash = (userId: number, address: string) => sha256(`${userId} ${networkOf(address)}`)

/** Notes that the account's owner was at this address: signed in, or set a new password. */
export async function rememberNetwork({ db, now }: Recording, userId: number, address: string): Promise<void> {
  const used_at = now()
  await db
    .insertInto('known_networks')
    .values({ user_id: userId, network_sha256: networkHash(userId, address), used_at })
    .onConflict((conflict) => conflict.columns(['user_id', 'network_sha256']).doUpdateSet({ used_at }))
    .execute()
}

/** Whether the owner of the account with this e-mail address was at this network in the last 90 days (storage/tidy.ts). */
export async function isKnownNetwork({ db }: Pick<Recording, 'db'>, email: string, address: string): Promise<boolean> {
  const user = await db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirst()
  if (!user) return false
  const row = await db
    .selectFrom('known_networks')
    .select('user_id')
    .where('user_id', '=', user.id)
    .where('network_sha256', '=', networkHash(user.id, address))
    .executeTakeFirst()
  return row !== undefined
}
