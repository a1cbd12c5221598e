import type { Language } from '../../../shared/languages.ts'
import type { TrustDetails } from '../../contact/findTrust.ts'
import { darkStyle, style } from './mailStyle.ts'
import { escapeHtml, withLinks } from './withLinks.ts'

export interface MailContent {
  language: Language
  subject: string
  /** Paragraphs with empty lines between them. */
  text: string
  /** A line of the text that is this address becomes a button. */
  action: { label: string; url: string } | null
  trust: TrustDetails
}

/**
 * The HTML part of a mail: one frame for every mail. Styles are inline, because Gmail drops most others. It loads nothing from outside, so opening a mail
 * tells nobody.
 */
export function mailHtml({ language, subject, text, action, trust }: MailContent): string {
  const paragraphs = text.trim().split(/\n{2,}/)
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
${paragraphs.map((paragraph) => block(paragraph, action)).join('\n')}
</td></tr>
<tr><td class="soft" style="${style.footer}">${footer.map((line) => escapeHtml(line)).join('<br>')}</td></tr>
</table></td></tr></table></body></html>
`
}

/** A line of facts: a label, a colon and a value. An address of the web is no label. */
const fact = /^([^:\n]{1,40}): (.+)$/

function block(paragraph: string, action: MailContent['action']): string {
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
