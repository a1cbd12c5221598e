import type { Dependencies, Mail } from '../dependencies.ts'
import type { Answer, Call } from '../http/call.ts'

const SHOWN = 50

/** A mailer that only stores mails. The demo shows them at `GET outbox`. */
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

/** `GET outbox`. The newest 50 mails as a page; with `?format=json` in the envelope. For the demo only: a trust uses another mailer. */
export async function outbox({ deps, url }: Call<null>): Promise<Answer> {
  const rows = await deps.db.selectFrom('outbox').selectAll().orderBy('id', 'desc').limit(SHOWN).execute()
  const mails = rows.map((row) => ({
    id: row.id,
    to: row.recipient,
    subject: row.subject,
    text: row.body,
    created_at: row.created_at.toISOString(),
  }))
  if (url.searchParams.get('format') === 'json') return { data: mails }
  return new Response(outboxPage(mails), {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'",
      'Cache-Control': 'no-store',
    },
  })
}

interface ShownMail {
  to: string
  subject: string
  text: string
  created_at: string
}

function outboxPage(mails: readonly ShownMail[]): string {
  const time = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Asia/Kolkata' })
  const articles = mails.map(
    (mail) =>
      `<article><h2>${escapeHtml(mail.subject)}</h2><p class="to">To ${escapeHtml(mail.to)}, ${time.format(new Date(mail.created_at))}</p>` +
      `<p class="text">${withLinks(mail.text)}</p></article>`,
  )
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Outbox</title><style>
body { font: 17px/1.6 system-ui, sans-serif; max-width: 42rem; margin: 3rem auto; padding: 0 1rem; color: #2A211B; background: #FBF7EF }
article { border-top: 1px solid #D8CBB5; padding: 1rem 0 } h2 { font-size: 1.1rem; margin: 0 } .to { color: #5E5046; margin: 0 }
.text { white-space: pre-wrap; overflow-wrap: anywhere } a { color: #1F5A5E }
</style></head><body><main><h1>Outbox</h1><p>Mails that the demo would have sent, newest first.</p>
${articles.join('\n') || '<p>No mail yet.</p>'}</main></body></html>`
}

function escapeHtml(text: string): string {
  const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
  return text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign)
}

/** Escapes the text, and makes plain web addresses clickable. */
function withLinks(text: string): string {
  return escapeHtml(text).replace(/https?:\/\/[\w.:/?=&;%-]+/g, (address) => `<a href="${address}">${address}</a>`)
}
