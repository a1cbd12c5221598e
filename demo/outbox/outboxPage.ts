import { html } from 'hono/html'

interface ShownMail {
  to: string
  subject: string
  text: string
  created_at: string
  /** Address of the PDF that goes with it. */
  file: string | null
}

const time = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Asia/Kolkata' })

/** The demo's page of mails, newest first. */
export const outboxPage = (
  mails: readonly ShownMail[],
) => html`<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Outbox</title><style>
body { font: 17px/1.6 system-ui, sans-serif; max-width: 42rem; margin: 3rem auto; padding: 0 1rem; color: #2A211B; background: #FBF7EF }
article { border-top: 1px solid #D8CBB5; padding: 1rem 0 } h2 { font-size: 1.1rem; margin: 0 } .to { color: #5E5046; margin: 0 }
.text { white-space: pre-wrap; overflow-wrap: anywhere } a { color: #1F5A5E }
</style></head><body><main><h1>Outbox</h1><p>Mails that the demo would have sent, newest first.</p>
${mails.length === 0 ? html`<p>No mail yet.</p>` : mails.map(shown)}</main></body></html>`

const shown = ({ to, subject, text, created_at, file }: ShownMail) =>
  html`<article><h2>${subject}</h2><p class="to">To ${to}, ${time.format(new Date(created_at))}</p><p class="text">${withLinks(text)}</p>${file && html`<p><a href="${file}">Attached file (PDF)</a></p>`}</article>
`

/** Makes plain web addresses clickable. */
const withLinks = (text: string) =>
  text
    .split(/(https?:\/\/[\w.:/?=&;%-]+)/)
    .map((part, place) => (place % 2 === 0 ? part : html`<a href="${part}">${part}</a>`))
