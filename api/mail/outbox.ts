import type { Dependencies, Mail } from '../dependencies.ts'

/** A mailer that only stores mails. The demo shows them as a page (demo/outbox). */
export function createOutboxMailer(deps: Pick<Dependencies, 'db' | 'now'>): Dependencies['mailer'] {
  return {
    async send({ to, subject, text, userId = null }: Mail) {
      await deps.db
        .insertInto('outbox')
        .values({ recipient: to, subject, body: text, user_id: userId, created_at: deps.now() })
        .execute()
    },
  }
}
