import { html } from 'hono/html'
import type { Ask } from './ask.ts'
import { type Person, people } from './people.ts'
import { texts } from './texts.ts'

export type Markup = ReturnType<typeof html>

/** Frame of every page. Everything put into it is escaped by `html`. */
const layout = (lang: Ask['hl'], title: string, kind: string, body: Markup): Markup => html`<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<title>${title}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/style.css">
<script src="/page.js" defer></script>
</head>
<body class="${kind}">${body}</body>
</html>`

const mark = html`<svg class="mark" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true"><circle cx="8" cy="12" r="5" fill="none" stroke="currentColor" stroke-width="2"/><path d="M13 12h9m-3 0v4" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round"/></svg>`

/** Explains this server at its bare address. */
export function frontPage(): Markup {
  const { title, lead } = texts.en
  return layout('en', title, 'popup', html`<main><header>${mark}<h1>${title}</h1></header><p>${lead}</p></main>`)
}

/** The choice of a person: a separate window, or the card at a page's edge. */
export function choicePage(ask: Ask): Markup {
  const t = texts[ask.hl]
  const hidden = Object.entries(ask).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`)
  const form = (content: Markup) => html`<form method="post" action="/authorize">${hidden}${content}</form>`
  const persons = people.map(
    (person) =>
      html`<li>${form(
        html`<button class="person" name="subject" value="${person.subject}"><span class="initial" aria-hidden="true">${person.name.slice(0, 1)}</span><span><b>${person.name}</b><br>${person.email}</span></button>`,
      )}</li>`,
  )
  if (ask.display === 'card') {
    const close = html`<button type="button" class="close" data-dismiss aria-label="${t.close}">×</button>`
    const body = html`<main aria-label="${t.go}" data-state="${ask.state}" data-origin="${ask.origin}"><header>${mark}<h1>${t.go}</h1>${close}</header><ul>${persons}</ul></main>`
    return layout(ask.hl, t.title, 'card', body)
  }
  const typed = html`<details><summary>${t.other}</summary>${form(html`
<label>${t.name}<input name="name" autocomplete="name" required minlength="2" maxlength="60"></label>
<label>${t.email}<input name="email" type="email" autocomplete="email" required maxlength="50"></label>
<button class="next">${t.next}</button>`)}</details>`
  const body = html`<main><header>${mark}<h1>${t.title}</h1></header><p>${t.lead}</p><h2>${t.who}</h2><ul>${persons}</ul>${typed}</main>`
  return layout(ask.hl, t.title, 'popup', body)
}

/** Gives the token to the page that asked, and to no other origin. */
export function answerPage(ask: Ask, idToken: string, person: Person): Markup {
  const t = texts[ask.hl]
  const body = html`<main data-state="${ask.state}" data-origin="${ask.origin}" data-token="${idToken}" data-name="${person.name}" data-email="${person.email}"><p role="status">${t.done}</p></main>`
  return layout(ask.hl, t.title, ask.display, body)
}

/** Shows the fault of the request, for developers. */
export function refusalPage(wrong: string): Markup {
  const { title, refused, refusedText } = texts.en
  const body = html`<main><header>${mark}<h1>${refused}</h1></header><p>${refusedText} <code>${wrong}</code></p></main>`
  return layout('en', title, 'popup', body)
}
