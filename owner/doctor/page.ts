/** The doctor's page: a form, the findings, how to check the live page, what the codes mean. Works without scripts. */
import { type FindingCode, findings } from '../../shared/embed/findings.ts'
import { fallbackLanguage, isLanguage, type Language } from '../../shared/languages.ts'
import { html } from 'hono/html'
import { codeBlock, inUi, layout, type PageRoots, pointer, section, type Markup, type SamplePage } from '../frame.ts'
import { examine, type Problem } from './examine.ts'
import { ownerTexts } from '../texts/ownerTexts.ts'
import { z } from 'zod'
import { partner as partnerAt } from '../../shared/contract/people/account.ts'
import { partnerName } from '../../shared/contract/partnerRequest.ts'
import { projectChoices } from '../../shared/contract/choosing.ts'
import { servedVersions, type Trust, trustApi } from '../trust.ts'
import { partnersOn } from './attributes.ts'
import { type PastedPage, readPastedPage } from './pastedPage.ts'

interface Pasted {
  html: string
  policy: string
  address: string
}

/** `problems`: the findings, or null before anything was pasted; `tooLong` if it was not read. */
interface Examined {
  ui: Language
  pasted: Pasted
  problems: readonly Problem[] | null
  tooLong: boolean
}

function doctorPage(examined: Examined, { siteRoot }: PageRoots): Markup {
  const { ui } = examined
  const texts = ownerTexts[ui].doctor
  const own = inUi(ui)
  return layout({
    ui,
    title: texts.title,
    lede: texts.lede,
    style: 'doctor',
    inLanguage: (language) => `/doctor${inUi(language)}`,
    siteRoot,
    body: html`${found(examined, siteRoot)}
${pasting(examined, own)}
${section(
  texts.live,
  texts.liveLead,
  html`${codeBlock(ui, 'live', texts.liveLines, liveLines(siteRoot))}<p class="hint">${texts.liveAnswer}</p><p class="hint">${texts.liveMissing}</p>`,
)}
${section(texts.codes, '', html`<dl>${meanings(ui)}</dl>`)}
${pointer(texts.configurator, texts.configuratorLead, `/configurator${own}`, texts.configuratorLink)}`,
  })
}

/** The codes with their names; and the sentence, where that is about nothing in particular. */
const meanings = (ui: Language): Markup[] => {
  const sentences = new Map(Object.entries(ownerTexts[ui].findingTexts.sentences))
  return Object.entries(ownerTexts[ui].findingTexts.names).map(([code, name]) => {
    const sentence = sentences.get(code)
    return html`<div><dt><code translate="no">${code}</code></dt><dd>${name}${sentence?.length === 0 ? `: ${sentence('')}` : ''}</dd></div>`
  })
}

function pasting({ ui, pasted }: Examined, own: string): Markup {
  const texts = ownerTexts[ui].doctor
  return html`<form class="ward stack" method="post" action="/doctor${own}">
<div class="field"><label for="html">${texts.html}</label><textarea id="html" name="html" rows="12" required spellcheck="false" autocapitalize="off" aria-describedby="html-hint">
${pasted.html}</textarea><p class="hint" id="html-hint">${texts.htmlHint}</p></div>
<div class="field"><label for="policy">${texts.policy}</label><textarea id="policy" name="policy" rows="3" spellcheck="false" autocapitalize="off" aria-describedby="policy-hint">
${pasted.policy}</textarea><p class="hint" id="policy-hint">${texts.policyHint}</p></div>
<div class="field"><label for="address">${texts.address}</label><input id="address" name="address" value="${pasted.address}" inputmode="url" autocomplete="off" autocapitalize="off" spellcheck="false" placeholder="https://" aria-describedby="address-hint"><p class="hint" id="address-hint">${texts.addressHint}</p></div>
<p class="bar"><button class="go">${texts.examine}</button><a href="/doctor?example=1${own.replace('?', '&')}">${texts.example}</a></p>
<p class="hint">${texts.kept}</p>
</form>`
}

/** First on the page after a check, and where reading starts. */
function found({ ui, problems, tooLong }: Examined, siteRoot: string): Markup {
  const texts = ownerTexts[ui].doctor
  if (tooLong)
    return html`<section class="found stack"><h2 tabindex="-1" autofocus>${texts.result}</h2><p role="alert">${texts.tooLong}</p></section>`
  if (problems === null) return html``
  return html`<section class="found stack"><h2 tabindex="-1" autofocus>${texts.result}</h2>
<p class="${problems.length === 0 ? 'news none' : ''}">${problems.length === 0 ? texts.none : texts.count(problems.length)}</p>
<ol class="stack">${problems.map(({ code, about, more, line, fix }, place) => {
    const { names, sentences } = ownerTexts[ui].findingTexts
    const { severity } = findings[code]
    return html`<li class="stack part"><h3>${names[code]}</h3><p class="hint"><code translate="no">${code}</code> · <span class="${severity}">${texts.severity[severity]}</span>${line ? html` · ${texts.line(line)}` : ''}</p><p>${sentences[code](about, more)}</p>${fix ? mending(ui, code, `fix-${place}`, fix, siteRoot) : ''}</li>`
  })}</ol></section>`
}

/** The line that fixes it; or, if only the trust can fix it, the form to ask it. */
function mending(ui: Language, code: FindingCode, id: string, fix: string, siteRoot: string): Markup {
  const texts = ownerTexts[ui].doctor
  if (code !== 'origin_unregistered') return codeBlock(ui, id, texts.fix, fix)
  const form = `${siteRoot}/partner-registration?${new URLSearchParams({ address: fix, lang: ui })}`
  return html`${codeBlock(ui, id, texts.send, fix)}<p><a href="${form}">${texts.sendTo}</a></p>`
}

/** Characters of a page that are read at once: many times a long page. */
const mostText = 500_000

/** A page has one; a paste with hundreds must not cause hundreds of requests. */
const mostPartners = 5

const text = z.string().catch('')
const pastedSchema = z.object({ html: text, policy: text, address: text })

/** @param given fields of the form; null before anything was pasted */
export async function showDoctor(
  given: unknown,
  query: URLSearchParams,
  roots: PageRoots,
  samplePage: SamplePage,
): Promise<Markup> {
  const asked = query.get('ui')
  const ui = isLanguage(asked) ? asked : fallbackLanguage
  const pasted: Pasted =
    given !== null ? pastedSchema.parse(given) : query.has('example') ? await faultyPage(roots, samplePage) : noPage
  const { html, policy, address } = pasted
  const tooLong = html.length + policy.length + address.length > mostText
  if (tooLong) return doctorPage({ ui, pasted: noPage, problems: null, tooLong }, roots)
  if (html === '') return doctorPage({ ui, pasted, problems: null, tooLong }, roots)
  const page = readPastedPage(html, policy, address)
  const problems = examine(page, await askAboutPage(ui, page, roots))
  return doctorPage({ ui, pasted, problems, tooLong }, roots)
}

const noPage: Pasted = { html: '', policy: '', address: '' }

/** For readers who want an example. */
const faultyPage = async ({ siteRoot }: PageRoots, samplePage: SamplePage): Promise<Pasted> => ({
  html: String(await samplePage('faulty.html', { siteRoot })),
  policy: `Content-Security-Policy: default-src 'self'; script-src 'self' ${siteRoot}`,
  address: 'https://csr.example.com',
})

/** If the trust does not answer, the doctor says nothing about what only the trust knows. */
async function askAboutPage(ui: Language, page: PastedPage, roots: PageRoots): Promise<Trust> {
  const api = trustApi(roots.apiRoot, ui)
  const { origin } = page
  const ids = partnersOn(page).slice(0, mostPartners)
  const [projects, partner, served, ...partners] = await Promise.all([
    projectChoices(api).catch(() => []),
    origin === undefined ? undefined : partnerAt(api, origin).catch(() => undefined),
    servedVersions(roots.siteRoot),
    ...ids.map((id) => partnerName(api, id).catch(() => undefined)),
  ])
  const integrity = new Map(served.map((entry) => [entry.version, entry.released ? entry.integrity : null]))
  const unknownPartners = new Set(ids.filter((_, place) => partners[place]?.name === null))
  return { ...roots, projects, partner, unknownPartners, integrity }
}

/**
 * What a page owner pastes into the console. The widget's own doctor is a file that may be blocked like the others. Then these lines report that
 * themselves, and whether the page's policy did it. Browsers word that differently, but all mention an import; any other error is named.
 */
export const liveLines = (siteRoot: string): string => `console.table(await (() => {
  let kept = false
  document.addEventListener('securitypolicyviolation', ({ disposition, effectiveDirective, blockedURI }) => {
    kept ||= disposition === 'enforce' && effectiveDirective.startsWith('script-src') && blockedURI.startsWith('${siteRoot}')
  })
  return DonateWidget.diagnose().catch(async (error) => {
    const { name, message } = error
    if (!(error instanceof TypeError && /import/i.test(message))) return [{ code: name, hint: message }]
    await new Promise((reported) => setTimeout(reported, 50))
    return [kept ? { code: 'csp', hint: message, fix: 'script-src ${siteRoot}' } : { code: 'code_blocked', hint: message, fix: '${siteRoot}/widget/' }]
  })
})())`
