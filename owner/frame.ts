/** The frame of the trust's pages for page owners. Everything put into it is escaped by `html`. */
import { html } from 'hono/html'
import { fallbackLanguage, type Language, languageFacts, languages } from '../shared/languages.ts'
import { ownerTexts } from './texts/ownerTexts.ts'
import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'

export type Markup = ReturnType<typeof html>

/** Writes a page of the host from its file and values: an ordinary page for the preview, and one with faults. */
export type SamplePage = (path: string, values: Readonly<Record<string, string | Markup>>) => Markup

export const repository = join(import.meta.dirname, '..')

/** The query that selects a page's language; none for the default one. */
export const inUi = (language: Language): string => (language === fallbackLanguage ? '' : `?ui=${language}`)

interface LayoutPage {
  ui: Language
  title: string
  lede: string
  /** Name of its style sheet. */
  style: string
  /** Its script, by path. */
  script?: string
  /** Address of this page in a language. */
  inLanguage(language: Language): string
  siteRoot: string
  body: Markup
}

/** A section of a page: heading and introduction on the left, its content on the right. */
export const section = (heading: string, lead: string, content: Markup | readonly Markup[]): Markup =>
  html`<section class="columns"><div class="stack"><h2>${heading}</h2>${lead && html`<p>${lead}</p>`}</div><div class="stack">${content}</div></section>`

/** A section with a link to another page. */
export const pointer = (heading: string, lead: string, href: string, link: string): Markup =>
  section(heading, '', html`<p>${lead}</p><p><a href="${href}">${link}</a></p>`)

/** Only our own files may run, appear or be requested here; the preview's frame is a page of this server too. */
export const framePolicy =
  "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; img-src 'self'; connect-src 'self'; frame-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"

export function layout(page: LayoutPage): Markup {
  const { ui, title, lede, siteRoot } = page
  const texts = ownerTexts[ui].frame
  const others = languages.filter((language) => language !== ui)
  return html`<!doctype html>
<html lang="${ui}">
<head>
<meta charset="utf-8">
<title>${title} · ${texts.trust}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="description" content="${lede}">
<meta name="color-scheme" content="light dark">
<link rel="icon" href="/emblem.svg" type="image/svg+xml">
${firstFonts(ui).map((path) => html`<link rel="preload" href="${path}" as="font" type="font/woff2" crossorigin>`)}
<link rel="stylesheet" href="/fonts.css">
<link rel="stylesheet" href="/base.css">
<link rel="stylesheet" href="/frame.css">
<link rel="stylesheet" href="/${page.style}.css">
${page.script ? html`<script type="module" src="${page.script}"></script>` : ''}
<script type="module" src="/copy.js"></script>
</head>
<body>
<a class="skip" href="#main">${texts.skip}</a>
<header class="brand page-width">
<a href="${siteRoot}/csr-support?lang=${ui}"><img src="/emblem.svg" width="32" height="32" alt=""><span>${texts.trust}</span></a>
<nav class="tongues">${others.map((other) => html`<a href="${page.inLanguage(other)}" lang="${other}" hreflang="${other}">${languageFacts[other].name}</a>`)}</nav>
</header>
<main id="main" class="page-width" tabindex="-1">
<div class="opening stack"><h1>${title}</h1><p class="lede">${lede}</p></div>
${page.body}
</main>
<p class="visually-hidden" role="status" id="copied"></p>
<footer class="page-width"><p>${texts.foot}</p></footer>
</body>
</html>`
}

/** @param name of the lines: heading of the block, and part of the button's name */
export const codeBlock = (ui: Language, id: string, name: string, text: string): Markup => {
  const { copy, copied } = ownerTexts[ui].frame
  // Lines of HTML wrap; a program keeps its lines.
  const look = /\n {2}/.test(text) ? 'program' : ''
  return html`<figure class="code">
<figcaption class="bar"><span id="${id}-name">${name}</span><button type="button" class="copy" id="${id}-copy" data-copy="${id}" data-copied="${copied}" aria-label="${copy}: ${name}" hidden>${copy}</button></figcaption>
<pre class="${look}" id="${id}-block" tabindex="0" role="group" aria-labelledby="${id}-name"><code id="${id}" translate="no">${text}</code></pre>
</figure>`
}

/** Where the trust's site and its API are, e.g. `http://localhost:4300` and `http://localhost:4301/api`. */
export interface PageRoots {
  siteRoot: string
  apiRoot: string
}

const sheet = readFileSync(join(repository, 'site/styles/fonts.css'), 'utf8')
/** Beside the sheet, or in a package. */
const paths = [...sheet.matchAll(/url\("([^"]+)"\)/g)].map(([, path = '']) => path)
const folderOf = (path: string): string => join(repository, path.startsWith('./') ? 'site/styles' : 'node_modules')

/** The files by their names. */
export const fontFiles = new Map(
  paths.map((path) => [basename(path), new Uint8Array(readFileSync(join(folderOf(path), path)))]),
)

/** What the first view of a page needs, to be preloaded beside its style. */
const firstFonts = (ui: Language): string[] => {
  const ofScript = new RegExp(`-${languageFacts[ui].script}-\\d+-`)
  return [...fontFiles.keys()].filter((name) => ofScript.test(name)).map((name) => `/fonts/${name}`)
}

export const fontStyle = sheet
  .replaceAll(/url\("[^"]*\/([^"/]+)"\)/g, 'url("/fonts/$1")')
  .replaceAll('font-display: swap', 'font-display: optional')
