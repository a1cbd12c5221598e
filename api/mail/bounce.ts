import { settleMail } from './sendMails.ts'
import type { Recording } from '../storage/database.ts'

/** What a delivery report (RFC 3464) says about one of our mails. */
export interface Bounce {
  /** Key of the mail. */
  key: string
  /** Enhanced code, e.g. `5.1.1`. */
  code: string
  /** What the recipient's server answered; one line. */
  text: string
}

const LONGEST_TEXT = 200
/** Mails of earlier versions have a UUID. */
const mailKey = '[0-9a-f]{32}|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}'

/**
 * Reads a delivery report. Only a final failure counts. A delay or a person's answer does not.
 * Without `recipient`, the Message-ID of the returned mail gives the key.
 * @param report the mail as the mail server has it
 * @param recipient the report's own recipient, e.g. `bounces+KEY@example.org`
 * @returns null if the report has no final failure or no key
 */
export function readBounce(report: string, recipient = ''): Bounce | null {
  // Long header lines continue on the next line, after a space.
  const lines = report.replace(/\r\n/g, '\n').replace(/\n[ \t]+/g, ' ')
  const field = (name: string) => new RegExp(`^${name}: *(.+)$`, 'im').exec(lines)?.[1]?.trim() ?? ''
  if (!/^Content-Type: *message\/delivery-status/im.test(lines) || field('Action').toLowerCase() !== 'failed')
    return null
  const key =
    new RegExp(`\\+(${mailKey})@`, 'i').exec(recipient)?.[1] ??
    // The last Message-ID is that of the returned mail; the first one is the report's own.
    [...lines.matchAll(new RegExp(`^Message-ID: *<(${mailKey})@`, 'gim'))].at(-1)?.[1]
  if (!key) return null
  const code = /\b5\.\d{1,3}\.\d{1,3}\b/.exec(field('Status'))?.[0]
  if (!code) return null
  const text = field('Diagnostic-Code')
    .replace(/^[\w-]+; */, '')
    .replace(/[\p{Cc}\s]+/gu, ' ')
  return { key: key.toLowerCase(), code, text: text.slice(0, LONGEST_TEXT) }
}

/**
 * Whether the code of a mail server reports a bad address. Of the enhanced codes (RFC 3463) only 5.1.x and 5.2.1 do: others report size, content or policy.
 * @param code enhanced, e.g. `5.1.1`
 */
export const isBadAddress = (code: string): boolean => /^5\.1\.\d|^5\.2\.1$/.test(code)

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
