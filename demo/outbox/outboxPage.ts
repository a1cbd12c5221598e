import { html } from 'hono/html'
import { type Markup, samplePage } from '../stack/samplePage.ts'

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
export const outboxPage = (mails: readonly ShownMail[]): Markup =>
  samplePage('outbox/page.html', { mails: mails.length > 0 ? mails.map(shown) : html`<p>No mail yet.</p>` })

const shown = ({ to, subject, text, created_at, file }: ShownMail): Markup => html`<article><h2>${subject}</h2>
<p class="to">To ${to}, ${time.format(new Date(created_at))}</p>
<p class="text">${withLinks(text)}</p>${file && html`<p><a href="${file}">Attached file (PDF)</a></p>`}</article>
`

/** Makes plain web addresses clickable. */
const withLinks = (text: string) =>
  text
    .split(/(https?:\/\/[\w.:/?=&;%-]+)/)
    .map((part, place) => (place % 2 === 0 ? part : html`<a href="${part}">${part}</a>`))
