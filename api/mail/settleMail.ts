import type { MailKind } from '../../shared/contract/mail.ts'
import type { MailState } from '../storage/tables/tables.ts'
import type { Recording } from '../storage/database.ts'

/** Mails whose link opens an account. Nobody may read them here once they are sent, or once their link no longer works. */
const secretKinds: readonly MailKind[] = ['new_password']

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
