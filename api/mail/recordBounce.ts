import type { Bounce } from './readBounce.ts'
import { isBadAddress } from './isBadAddress.ts'
import { settleMail } from './settleMail.ts'
import type { Recording } from '../storage/database.ts'

/**
 * Notes that a mail did not arrive after a server took it. The account is marked if the address is the reason.
 * @returns false if there is no such mail, or it is not `sent` any more
 */
export async function recordBounce(deps: Recording, { key, code, text }: Bounce): Promise<boolean> {
  const mail = await deps.db
    .selectFrom('mails')
    .select(['id', 'kind', 'recipient'])
    .where('key', '=', key)
    .where('state', '=', 'sent')
    .executeTakeFirst()
  if (!mail) return false
  await settleMail(deps, mail, { state: 'bounced', fault: { code, text }, badAddress: isBadAddress(code) })
  return true
}
