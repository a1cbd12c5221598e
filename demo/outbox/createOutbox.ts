import type { Dependencies } from '../../api/dependencies.ts'
import { outboxPage } from './outboxPage.ts'

const SHOWN = 50

/**
 * `GET /outbox`, and `outbox` under the API root: the newest 50 mails as a page; with `?format=json` as a list in the envelope. Answers null for other
 * requests. Only the demo serves it: anybody who reads these mails can take over an account.
 */
export function createOutbox({
  db,
  config,
}: Pick<Dependencies, 'db' | 'config'>): (request: Request) => Promise<Response | null> {
  const paths = ['/outbox', `${new URL(config.apiRoot).pathname}/outbox`]
  return async (request) => {
    const { pathname, searchParams } = new URL(request.url)
    if (request.method !== 'GET' || !paths.includes(pathname)) return null
    const rows = await db.selectFrom('mails').selectAll().orderBy('id', 'desc').limit(SHOWN).execute()
    const mails = rows.map((row) => ({
      id: row.id,
      to: row.recipient,
      subject: row.subject,
      text: row.body,
      created_at: row.created_at.toISOString(),
    }))
    if (searchParams.get('format') === 'json')
      return Response.json({ status: true, message: 'OK', data: mails, error: null })
    return new Response(outboxPage(mails), {
      headers: {
        'Content-Type': 'text/html; charset=utf-8',
        'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'",
        'Cache-Control': 'no-store',
      },
    })
  }
}
