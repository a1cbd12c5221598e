/** Partner ids that the page names: on the script's tag, and in links to the trust's donation page. */
import { wrongAttributes } from '../mend.ts'
import type { PastedPage } from '../pastedPage.ts'
import type { Finding } from '../problem.ts'
import type { Trust } from '../trust.ts'
import { scriptTags } from './brought.ts'

const isId = (text: string): boolean => /^[a-z0-9][a-z0-9-]{0,39}$/.test(text)
const inAddress = /([?&]partner=)([^&#]*)/
const linksOf = ({ document }: PastedPage, root = ''): HTMLAnchorElement[] => [
  ...document.querySelectorAll<HTMLAnchorElement>(`a[href^="${root}"][href*="partner="]`),
]
const idIn = (link: Element): string | undefined => inAddress.exec(link.getAttribute('href') ?? '')?.[2]

/** Ids on the page that can be one, each once: to be asked for. */
export const partnersOn = (page: PastedPage): string[] => {
  const named = [...scriptTags(page).map((tag) => tag.getAttribute('data-partner')), ...linksOf(page).map(idIn)]
  return [...new Set(named.filter((id): id is string => typeof id === 'string' && isId(id)))]
}

export function checkPartners(page: PastedPage, trust: Trust): Finding[] {
  const registered = trust.partner?.partner_id
  const [tag] = scriptTags(page)
  const given = tag?.getAttribute('data-partner')
  const ofTag =
    tag && typeof given === 'string' && isWrong(given, page, trust)
      ? [wrongAttributes('partner_unknown', given, tag, { 'data-partner': registered ?? null })]
      : []
  const ofLinks = linksOf(page, `${trust.siteRoot}/donate?`).flatMap((link) => {
    const id = idIn(link)
    if (!id || !(trust.unknownPartners.has(id) || !isId(id))) return []
    return [wrongAttributes('partner_unknown', id, link, { href: withPartner(link.href, registered) })]
  })
  return [...ofTag, ...ofLinks]
}

function withPartner(address: string, id: string | null | undefined): string {
  const url = new URL(address)
  if (id) url.searchParams.set('partner', id)
  else url.searchParams.delete('partner')
  return url.href
}

/** Nobody's id; or not the one with which the page is registered, where we know whose page it is. */
function isWrong(id: string, { origin }: PastedPage, { partner, unknownPartners }: Trust): boolean {
  if (!isId(id) || unknownPartners.has(id)) return true
  const registered = partner?.partner_id
  return Boolean(registered && origin && registered !== id)
}
