interface ShownMail {
  to: string
  subject: string
  text: string
  created_at: string
  /** Address of the PDF that goes with it. */
  file: string | null
}

/** The demo's page of mails, newest first. */
export function outboxPage(mails: readonly ShownMail[]): string {
  const time = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Asia/Kolkata' })
  const articles = mails.map(
    (mail) =>
      `<article><h2>${escapeHtml(mail.subject)}</h2><p class="to">To ${escapeHtml(mail.to)}, ${time.format(new Date(mail.created_at))}</p>` +
      `<p class="text">${withLinks(mail.text)}</p>` +
      (mail.file === null ? '' : `<p><a href="${mail.file}">Attached file (PDF)</a></p>`) +
      '</article>',
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
