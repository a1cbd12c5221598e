import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { html, raw } from 'hono/html'
import type { ApiDocument } from './documentSchema.ts'
import { type Markup, withCode, writeFields } from './pageFields.ts'
import { writeCall } from './pageOperation.ts'

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8')
const style = ['../../../shared/tokens.css', '../../../shared/base.css', 'page.css'].map(read).join('\n')
const styleHash = createHash('sha256').update(style).digest('base64')

/** Allows no script, and only the page's own inline style. */
export const pageHeaders = {
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Security-Policy': `default-src 'none'; style-src 'sha256-${styleHash}'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
  'Cache-Control': 'no-cache',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
}

/** The document as a page to read: contents, every call with what it takes and answers, every schema. */
export function writePage(document: ApiDocument): Markup {
  const { info, tags, components } = document
  const calls = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
  )
  const callsOf = (tag: string) => calls.filter(({ operation }) => operation.tags.includes(tag))
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>${info.title}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="description" content="${info.summary}">
<link rel="icon" href="data:,">
<style>${raw(style)}</style>
</head>
<body>
<a class="skip" href="#calls">Go to the calls</a>
<header>
<h1>${info.title}</h1>
<p class="lead">${info.summary}</p>
</header>
<nav aria-label="Contents">
<h2>Contents</h2>
<ul>
${tags.map(
  (tag) => html`<li><a href="#${anchor(tag.name)}">${tag.name}</a>
<ul>
${callsOf(tag.name).map(
  ({ operation, method, path }) =>
    html`<li><a href="#${operation.operationId}"><span class="method">${method}</span> ${path.slice(1)}</a></li>`,
)}
</ul></li>`,
)}
<li><a href="#schemas">Schemas</a></li>
</ul>
</nav>
<main id="calls" tabindex="-1">
<section aria-labelledby="basics">
<h2 id="basics">What holds for every call</h2>
${info.description.split('\n').map((line) => html`<p>${withCode(line)}</p>`)}
<p>Version ${info.version}. Calls stand under <code>${document.servers[0]?.url}</code>. For programs: <a href="openapi.json">openapi.json</a> (OpenAPI ${document.openapi}).</p>
</section>
${tags.map(
  (tag) => html`<section aria-labelledby="${anchor(tag.name)}">
<h2 id="${anchor(tag.name)}">${tag.name}</h2>
<p>${tag.description}</p>
${callsOf(tag.name).map((call) => writeCall(call, components))}
</section>`,
)}
<section aria-labelledby="schemas">
<h2 id="schemas">Schemas</h2>
${byName(components.schemas).map(
  ([name, schema]) => html`<article id="schema-${name}" tabindex="-1">
<h3>${name}</h3>
${writeFields(schema)}
</article>`,
)}
</section>
</main>
</body>
</html>`
}

const byName = (schemas: ApiDocument['components']['schemas']) =>
  Object.entries(schemas).toSorted(([one], [other]) => one.localeCompare(other, 'en'))

const anchor = (name: string) => `area-${name.toLowerCase().replace(/[^a-z]+/g, '-')}`
