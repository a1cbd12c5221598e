import type { MailKind } from '../../shared/contract/mail.ts'
import type { Dependencies } from '../dependencies.ts'
import type { MailState } from '../storage/mailTables.ts'

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

/** Stores how a mail ended, and marks the account of a bad address. */
export async function settleMail(
  { db, now }: Pick<Dependencies, 'db' | 'now'>,
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
    if (!badAddress) return
    await within
      .updateTable('users')
      .set({ mail_bounced_at: now() })
      .where('email', '=', mail.recipient.toLowerCase())
      .execute()
  })
}
