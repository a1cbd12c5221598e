/** From the pasted text to the shown findings. */
import { fallbackLanguage, isLanguage, type Language } from '../../../shared/languages.ts'
import { z } from 'zod'
import { partner as partnerAt } from '../../../shared/api/people/account.ts'
import { partnerName } from '../../../shared/api/partnerRequest.ts'
import { projectChoices } from '../../../shared/api/choosing.ts'
import { type Markup, samplePage } from '../../stack/samplePage.ts'
import type { PageRoots } from '../frame/pageRoots.ts'
import { servedVersions, trustApi } from '../frame/trustApi.ts'
import { partnersOn } from './checks/partners.ts'
import { examine } from './examine.ts'
import { doctorPage, type Pasted } from './page.ts'
import { type PastedPage, readPastedPage } from './pastedPage.ts'
import type { Trust } from './trust.ts'

/** Characters of a page that are read at once: many times a long page. */
const mostText = 500_000

/** A page has one; a paste with hundreds must not cause hundreds of requests. */
const mostPartners = 5

const text = z.string().catch('')
const pastedSchema = z.object({ html: text, policy: text, address: text })

/** @param given fields of the form; null before anything was pasted */
export async function showDoctor(given: unknown, query: URLSearchParams, roots: PageRoots): Promise<Markup> {
  const asked = query.get('ui')
  const ui = isLanguage(asked) ? asked : fallbackLanguage
  const pasted: Pasted =
    given !== null ? pastedSchema.parse(given) : query.has('example') ? await faultyPage(roots) : noPage
  const { html, policy, address } = pasted
  const tooLong = html.length + policy.length + address.length > mostText
  if (tooLong) return doctorPage({ ui, pasted: noPage, problems: null, tooLong }, roots)
  if (html === '') return doctorPage({ ui, pasted, problems: null, tooLong }, roots)
  const page = readPastedPage(html, policy, address)
  const problems = examine(page, await askTrust(ui, page, roots))
  return doctorPage({ ui, pasted, problems, tooLong }, roots)
}

const noPage: Pasted = { html: '', policy: '', address: '' }

/** For readers who want an example. */
const faultyPage = async ({ siteRoot }: PageRoots): Promise<Pasted> => ({
  html: String(await samplePage('faulty/page.html', { siteRoot })),
  policy: `Content-Security-Policy: default-src 'self'; script-src 'self' ${siteRoot}`,
  address: 'https://csr.example.com',
})

/** If the trust does not answer, the doctor says nothing about what only the trust knows. */
async function askTrust(ui: Language, page: PastedPage, roots: PageRoots): Promise<Trust> {
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
