import { html } from 'hono/html'
import type { Selectable } from 'kysely'
import type { MailKind } from '../../shared/contract/staff/mails.ts'
import type { Language } from '../../shared/languages.ts'
import { themeColour } from '../base/themeColours.ts'
import { findTrust, type TrustDetails } from '../storage/findTrust.ts'
import type { MailTable } from '../storage/tables/tables.ts'
import type { Reading } from '../storage/database.ts'

export const escapeHtml = (text: string): string => html`${text}`.toString()

/** A web address, without the full stop that ends the sentence. */
const address = /(https?:\/\/[^\s<>"'।]*[\w/=#&%-])/

/** Escapes a text and makes the web addresses in it clickable. */
function withLinks(text: string, attributes: string): string {
  return text
    .split(address)
    .map((part, index) =>
      // `split` puts what it has found at the odd places.
      index % 2 === 1 ? `<a href="${escapeHtml(part)}" ${attributes}>${escapeHtml(part)}</a>` : escapeHtml(part),
    )
    .join('')
}

/** A mail as a server gets it. */
export interface RenderedMail {
  key: string
  /** For figures. */
  kind: MailKind
  to: string
  subject: string
  text: string
  html: string
  /** The trust's own address: answers of donors go there. Empty if it has none. */
  replyTo: string
  attachment: Attachment | null
  /** Where one POST ends the mails of this kind; null: this one cannot be refused. */
  unsubscribe: string | null
}

/** Names the attached picture within its own mail. */
export const PICTURE_ID = 'picture'

/** A file that goes with a mail. */
export interface Attachment {
  name: string
  type: string
  content: Uint8Array<ArrayBuffer>
  /** What a picture shows. A picture is shown inside the mail. */
  alt?: string
}

export type TrustReader = (language: Language) => Promise<TrustDetails>

/** Reads the trust's details at most once for each language. */
export function readTrust(deps: Reading): TrustReader {
  const known = new Map<Language, Promise<TrustDetails>>()
  return (language) => {
    const found = known.get(language) ?? findTrust(deps, language)
    known.set(language, found)
    return found
  }
}

type Stored = Pick<
  Selectable<MailTable>,
  'key' | 'kind' | 'recipient' | 'language' | 'subject' | 'body' | 'action_label' | 'action_url' | 'unsubscribe_url'
>

/** The two parts of a mail, both signed by the trust. */
export function renderMail(mail: Stored, trust: TrustDetails, attachment: Attachment | null = null): RenderedMail {
  const { key, kind, recipient, body } = mail
  const subject = oneLine(mail.subject)
  const signature = [trust.name, trust.address, trust.email, trust.phone].filter(Boolean).join('\n')
  return {
    key,
    kind,
    to: recipient,
    subject,
    text: signature ? `${body}\n\n${signature}\n` : `${body}\n`,
    html: mailHtml({ ...mail, subject }, trust, attachment?.alt),
    replyTo: trust.email,
    attachment,
    unsubscribe: mail.unsubscribe_url,
  }
}

/** Subjects may contain what people typed. A line break would start another header. */
const oneLine = (text: string): string => text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim()

/** A line of the text that is its address becomes a button. */
type Action = { label: string; url: string } | null

/**
 * The HTML part of a mail: one frame for every mail. Styles are inline, because Gmail drops most others. It loads nothing from outside, so opening a mail
 * tells nobody.
 * @param alt of the attached picture
 */
function mailHtml(mail: Stored, trust: TrustDetails, alt: string | undefined): string {
  const { language, subject, body, action_label: label, action_url: url } = mail
  const action = label && url ? { label, url } : null
  const paragraphs = body.trim().split(/\n{2,}/)
  const footer = [trust.name, trust.address, trust.email, trust.phone].filter(Boolean)
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title><style>${darkStyle}</style></head>
<body class="page" style="${style.page}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" class="page" style="${style.around}"><tr><td align="center" style="${style.margin}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="${style.column}">
<tr><td class="name" style="${style.name}">${escapeHtml(trust.name)}</td></tr>
<tr><td class="card" style="${style.card}">
${alt === undefined ? '' : `<img src="cid:${PICTURE_ID}" alt="${escapeHtml(alt)}" width="518" style="${style.picture}">`}${paragraphs.map((paragraph) => block(paragraph, action)).join('\n')}
</td></tr>
<tr><td class="soft" style="${style.footer}">${footer.map((line) => escapeHtml(line)).join('<br>')}</td></tr>
</table></td></tr></table></body></html>
`
}

/** A line of facts: a label, a colon and a value. An address of the web is no label. */
const fact = /^([^:\n]{1,40}): (.+)$/

/** A code to type: read from a phone, and typed on another device. */
const code = /^\d{6}$/

function block(paragraph: string, action: Action): string {
  if (code.test(paragraph)) return `<p style="${style.code}">${paragraph}</p>`
  const lines = paragraph.split('\n')
  const facts = lines.map((line) => fact.exec(line))
  if (lines.length > 1 && facts.every(Boolean))
    return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" class="facts" style="${style.facts}">${facts
      .map((found) => row(found?.[1] ?? '', found?.[2] ?? ''))
      .join('')}</table>`
  return lines
    .map((line, index) => {
      if (action && line === action.url) return (index === 0 ? '' : '<br>') + button(action)
      const next = lines[index + 1] === action?.url || index === lines.length - 1 ? '' : '<br>'
      return withLinks(line, `class="link" style="${style.link}"`) + next
    })
    .join('')
    .replace(/^(.+)$/s, `<p style="${style.paragraph}">$1</p>`)
}

const row = (label: string, value: string): string =>
  `<tr><td class="soft" style="${style.label}">${escapeHtml(label)}</td></tr><tr><td class="value" style="${style.value}">${withLinks(value, `class="link" style="${style.link}"`)}</td></tr>`

const button = ({ label, url }: { label: string; url: string }): string =>
  `<a href="${escapeHtml(url)}" class="button" style="${style.button}">${escapeHtml(label)}</a>`

/** The colours of the site, by theme. Mail programs know no custom properties. */
const coloursIn = (theme: 'light' | 'dark') => {
  const of = (name: string): string => themeColour(name)[theme]
  const card = theme === 'light' ? '#ffffff' : of('surface')
  return { paper: of('paper'), card, line: of('line'), ink: of('ink'), soft: of('soft'), river: of('river') }
}
const [light, dark] = [coloursIn('light'), coloursIn('dark')]

const text = "font-family:Mukta,'Noto Sans Devanagari','Segoe UI',Roboto,Helvetica,Arial,sans-serif"

/** Inline styles, by part of the frame. */
const style = {
  page: `margin:0;padding:0;background:${light.paper};color:${light.ink};${text}`,
  around: `background:${light.paper}`,
  margin: 'padding:24px 12px',
  column: 'max-width:560px',
  name: `${text};font-size:18px;line-height:28px;font-weight:600;color:${light.river};padding:0 4px 12px`,
  card: `${text};background:${light.card};border:1px solid ${light.line};border-radius:12px;padding:20px 20px 4px;color:${light.ink}`,
  paragraph: `${text};margin:0 0 16px;font-size:16px;line-height:26px;overflow-wrap:anywhere`,
  code: `${text};margin:0 0 16px;font-size:28px;line-height:40px;font-weight:600;letter-spacing:4px`,
  picture: 'display:block;width:100%;height:auto;margin:0 0 16px;border-radius:4px',
  facts: `border-top:1px solid ${light.line};margin:0 0 16px`,
  label: `${text};font-size:14px;line-height:20px;color:${light.soft};padding:8px 0 0`,
  value: `${text};font-size:16px;line-height:24px;color:${light.ink};padding:0 0 8px;border-bottom:1px solid ${light.line};overflow-wrap:anywhere`,
  link: `color:${light.river};text-decoration:underline;overflow-wrap:anywhere`,
  button: `display:inline-block;margin:8px 0 0;padding:12px 20px;border-radius:4px;background:${light.river};color:${light.paper};font-weight:600;text-decoration:none`,
  footer: `${text};font-size:14px;line-height:22px;color:${light.soft};padding:16px 4px 0`,
} as const

/** For mail programs that know the reader's theme. The inline styles win over anything that is not important. */
const darkStyle = `:root{color-scheme:light dark}
@media (prefers-color-scheme:dark){.page{background:${dark.paper}!important;color:${dark.ink}!important}
.card{background:${dark.card}!important;border-color:${dark.line}!important;color:${dark.ink}!important}
.facts,.value{border-color:${dark.line}!important}.value{color:${dark.ink}!important}.soft{color:${dark.soft}!important}
.name,.link{color:${dark.river}!important}.button{background:${dark.river}!important;color:${dark.paper}!important}}`
