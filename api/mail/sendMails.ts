import { MINUTE_MS } from '../../shared/date.ts'
import type { Selectable } from 'kysely'
import type { WithLog } from '../base/logging/log.ts'
import type { Recording } from '../storage/database.ts'
import type { MailTable, MailState } from '../storage/tables/tables.ts'
import { DeliveryFault, type MailTransport } from './mailTransport.ts'
import { type Attachment, readTrust, renderMail, type TrustReader } from './renderMail.ts'
import type { MailKind } from '../../shared/contract/staff/mails.ts'

/** Mails whose link or code opens an account. Nobody may read them here once they are sent, or once their link no longer works. */
export const secretKinds: readonly MailKind[] = ['new_password', 'sign_in_code']

interface Settled {
  state: Exclude<MailState, 'queued'>
  fault?: { code: string; text: string }
  /** The address does not work: staff see that at the account. */
  badAddress?: boolean
  /** Keep the text of a sent mail even if its link opens an account. */
  keepText?: boolean
}

/** Stores how a mail ended. It marks the account of a bad address, and takes the mark away when a mail is taken. */
export async function settleMail(
  { db, now }: Recording,
  mail: { id: number; kind: MailKind; recipient: string },
  { state, fault, badAddress = false, keepText = false }: Settled,
): Promise<void> {
  const erase = !keepText && secretKinds.includes(mail.kind)
  await db.transaction().execute(async (within) => {
    await within
      .updateTable('mails')
      .set({
        state,
        due_at: null,
        settled_at: now(),
        error_code: fault?.code ?? null,
        error_text: fault?.text ?? null,
        ...(erase ? { body: '', action_url: null, action_label: null } : {}),
      })
      .where('id', '=', mail.id)
      .execute()
    const owner = within.updateTable('users').where('email', '=', mail.recipient.toLowerCase())
    if (badAddress) await owner.set({ mail_bounced_at: now() }).execute()
    // A server took this one, so the address works again.
    else if (state === 'sent')
      await owner.set({ mail_bounced_at: null }).where('mail_bounced_at', 'is not', null).execute()
  })
}

/** Mails that are on their way at the same time. The connections to the mail server are as many. */
export const SIDE_BY_SIDE = 4

/** An attempt that has not ended by then was lost with its process, and the mail is sent again. */
const ATTEMPT_MS = 10 * 60_000

/** What the job takes that sends queued mails. */
export interface Sending extends Recording, WithLog {
  mailTransport: MailTransport
}

type StoredMail = Selectable<MailTable>

/** Makes the file that a mail carries; null if it carries none. @throws DeliveryFault to try again later */
type Attach = (mail: StoredMail) => Promise<Attachment | null>

/**
 * Sends every mail that is due. A mail that is refused for good is bounced; any other failure is tried again with growing waits.
 *
 * A mail is taken before it is sent and settled afterwards. If the process dies between the server's acceptance and our commit, the mail is sent a second
 * time, with the same Message-ID. SMTP offers no way to avoid that without losing mails.
 */
export async function sendMails(deps: Sending, attach: Attach): Promise<void> {
  const tools = { attach, trust: readTrust(deps) }
  await Promise.all(Array.from({ length: SIDE_BY_SIDE }, () => sendWhileDue(deps, tools)))
}

type Tools = { attach: Attach; trust: TrustReader }

async function sendWhileDue(deps: Sending, tools: Tools): Promise<void> {
  for (let mail = await takeDue(deps); mail; mail = await takeDue(deps)) {
    const fault = await deliver(deps, tools, mail)
    if (fault?.kind === 'away') return
  }
}

async function deliver(deps: Sending, { attach, trust }: Tools, mail: StoredMail): Promise<DeliveryFault | null> {
  try {
    // The demo sends nothing. Its page of mails makes the file when somebody opens it.
    const attachment = deps.mailTransport.keepsTexts ? null : await attach(mail)
    await deps.mailTransport.deliver(renderMail(mail, await trust(mail.language), attachment))
    await settleMail(deps, mail, { state: 'sent', keepText: deps.mailTransport.keepsTexts })
    return null
  } catch (error) {
    if (!(error instanceof DeliveryFault)) throw error
    await postpone(deps, mail, error)
    return error
  }
}

async function postpone(deps: Sending, mail: StoredMail, { kind, code, message }: DeliveryFault): Promise<void> {
  const fields = { rowId: mail.id, mail: mail.kind, code, attempt: mail.attempts }
  const fault = { code, text: message }
  const wait = waitAfter(mail.attempts)
  if (kind === 'address' || kind === 'refused') {
    await settleMail(deps, mail, { state: 'bounced', fault, badAddress: kind === 'address' })
    deps.log.warn('mail bounced', fields)
  } else if (wait === null) {
    await settleMail(deps, mail, { state: 'failed', fault })
    deps.log.warn('mail failed', fields)
  } else {
    await deps.db
      .updateTable('mails')
      .set({ due_at: new Date(deps.now().getTime() + wait), error_code: code, error_text: message })
      .where('id', '=', mail.id)
      .where('state', '=', 'queued')
      .execute()
    deps.log.warn('mail not sent yet', fields)
  }
}

/** Takes one mail that is due, so that nobody else sends it; undefined if there is none. */
async function takeDue({ db, now }: Sending): Promise<StoredMail | undefined> {
  const at = now()
  return db
    .updateTable('mails')
    .set((eb) => ({ attempts: eb('attempts', '+', 1), due_at: new Date(at.getTime() + ATTEMPT_MS) }))
    .where('id', '=', (eb) =>
      eb
        .selectFrom('mails')
        .select('id')
        .where('state', '=', 'queued')
        .where('due_at', '<=', at)
        .orderBy('due_at')
        .limit(1)
        // Two servers that look at the same time take different mails.
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .executeTakeFirst()
}

/** Minutes to wait after the first, second, … failed attempt. Together almost a day: most mail servers are back by then. */
const waits = [1, 5, 15, 60, 180, 360, 360, 360] as const

/** How long to wait after this many failed attempts, in ms; null: give up. */
function waitAfter(attempts: number): number | null {
  const minutes = waits[attempts - 1]
  return minutes === undefined ? null : minutes * MINUTE_MS
}
