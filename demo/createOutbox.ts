import type { Signing } from '../api/accounting/receipts/signingKeys.ts'
import { attachFile } from '../api/accounting/attachFile.ts'
import type { SmsTransport } from '../api/mail/sms.ts'
import { html } from 'hono/html'
import { type Markup, samplePage } from './stack/samplePage.ts'
import type { Database, Sealing } from '../api/storage/database.ts'

const SHOWN = 50

/** The messages of the demo: they go to no phone, and its page shows them. */
export function createDemoSms(now: () => Date = () => new Date()): SmsTransport & { sent: readonly SentSms[] } {
  const sent: SentSms[] = []
  return {
    sent,
    async deliver({ to, text }) {
      sent.unshift({ to, text, created_at: now().toISOString() })
      sent.length = Math.min(sent.length, SHOWN)
    },
  }
}

interface SentSms {
  to: string
  text: string
  created_at: string
}
/** Made at the first request: nobody waits for a second attempt here. */
const ATTEMPT = 1

/**
 * `GET /outbox`, and `outbox` under the API root: the newest 50 mails and messages as a page. `?format=json` answers the mails as a list in the envelope, `?format=sms` the messages. `?file=ID` answers the file that
 * a mail carries. Answers null for other requests. Only the demo serves it: anybody who reads these mails can take over an account.
 */
export function createOutbox(
  deps: Sealing & Signing,
  messages: readonly SentSms[] = [],
): (request: Request) => Promise<Response | null> {
  const root = `${new URL(deps.config.apiRoot).pathname}/outbox`
  return async (request) => {
    const { pathname, searchParams } = new URL(request.url)
    if (request.method !== 'GET' || !['/outbox', root].includes(pathname)) return null
    const file = searchParams.get('file')
    if (file !== null) return answerFile(deps, Number(file))
    const mails = await readMails(deps.db)
    const format = searchParams.get('format')
    if (format === 'json' || format === 'sms')
      return Response.json({ status: true, message: 'OK', data: format === 'sms' ? messages : mails, error: null })
    return new Response(String(await outboxPage(mails, messages)), {
      headers: {
        'Content-Type': 'text/html; charset=utf-8',
        'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'",
        'Cache-Control': 'no-store',
      },
    })
  }
}

async function readMails(db: Database) {
  const rows = await db.selectFrom('mails').selectAll().orderBy('id', 'desc').limit(SHOWN).execute()
  return rows.map((row) => ({
    id: row.id,
    to: row.recipient,
    subject: row.subject,
    text: row.body,
    created_at: row.created_at.toISOString(),
    // Address of the PDF that goes with it.
    file: (row.receipt_of ?? row.certificate_of ?? row.deed_of ?? row.card_of) === null ? null : `?file=${row.id}`,
  }))
}

/** The same file that a mail server would get. 404 if the mail has none. */
async function answerFile(deps: Sealing & Signing, id: number): Promise<Response> {
  const mail = Number.isSafeInteger(id)
    ? await deps.db
        .selectFrom('mails')
        .select(['receipt_of', 'certificate_of', 'deed_of', 'card_of', 'language'])
        .where('id', '=', id)
        .executeTakeFirst()
    : undefined
  const file = mail && (await attachFile(deps, { ...mail, attempts: ATTEMPT }))
  if (!file) return new Response('There is no such file.', { status: 404 })
  return new Response(Uint8Array.from(file.content), {
    headers: {
      'Content-Type': file.type,
      'Content-Disposition': `inline; filename="${file.name}"`,
      'Cache-Control': 'no-store',
    },
  })
}

type ShownMail = Awaited<ReturnType<typeof readMails>>[number]

const time = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Asia/Kolkata' })

/** The demo's page of mails, newest first. */
const outboxPage = (mails: readonly ShownMail[], messages: readonly SentSms[]): Markup => {
  const all = [
    ...mails.map((mail) => ({ at: mail.created_at, view: shown(mail) })),
    ...messages.map((sms) => ({ at: sms.created_at, view: shownSms(sms) })),
  ]
  const newest = all.toSorted((a, b) => b.at.localeCompare(a.at)).map(({ view }) => view)
  return samplePage('outbox.html', { mails: newest.length > 0 ? newest : html`<p>No mail yet.</p>` })
}

const shownSms = ({ to, text, created_at }: SentSms): Markup => html`<article><h2>SMS</h2>
<p class="to">To ${to}, ${time.format(new Date(created_at))}</p>
<p class="text">${text}</p></article>
`

const shown = ({ to, subject, text, created_at, file }: ShownMail): Markup => html`<article><h2>${subject}</h2>
<p class="to">To ${to}, ${time.format(new Date(created_at))}</p>
<p class="text">${withLinks(text)}</p>${file && html`<p><a href="${file}">Attached file (PDF)</a></p>`}</article>
`

/** Makes plain web addresses clickable. */
const withLinks = (text: string) =>
  text
    .split(/(https?:\/\/[\w.:/?=&;%-]+)/)
    .map((part, place) => (place % 2 === 0 ? part : html`<a href="${part}">${part}</a>`))
