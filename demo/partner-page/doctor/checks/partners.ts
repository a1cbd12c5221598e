/** Partner ids on the page: on the script's tag, and in links to the trust's donation page. */
import { donatePath } from '../../../../shared/donation/address/donateAddress.ts'
import { partnerFault } from '../../../../shared/embed/attributeFaults.ts'
import { isPartnerId } from '../../configurator/choices.ts'
import { wrongAttribute, wrongAttributes } from '../mend.ts'
import type { PastedPage } from '../pastedPage.ts'
import type { Finding } from '../problem.ts'
import type { Trust } from '../trust.ts'
import { scriptTags } from './brought.ts'

const inAddress = /([?&]partner=)([^&#]*)/
const linksOf = ({ document }: PastedPage, root = ''): HTMLAnchorElement[] => [
  ...document.querySelectorAll<HTMLAnchorElement>(`a[href^="${root}"][href*="partner="]`),
]
const idIn = (link: Element): string | undefined => inAddress.exec(link.getAttribute('href') ?? '')?.[2]

/** Possible ids on the page, each once, to be checked. */
export const partnersOn = (page: PastedPage): string[] => {
  const named = [...scriptTags(page).map((tag) => tag.getAttribute('data-partner')), ...linksOf(page).map(idIn)]
  return [...new Set(named.filter((id): id is string => typeof id === 'string' && isPartnerId(id)))]
}

export function checkPartners(page: PastedPage, trust: Trust): Finding[] {
  const registered = trust.partner?.partner_id
  const isNobodys = (id: string): boolean => trust.unknownPartners.has(id) || !isPartnerId(id)
  const [tag] = scriptTags(page)
  const given = tag?.getAttribute('data-partner')
  // Without the page's address nobody knows with which id it is registered.
  const known = page.origin === undefined ? undefined : trust.partner
  const fault = typeof given === 'string' ? partnerFault(given, known, isNobodys(given)) : null
  const ofTag = tag && fault ? [wrongAttribute(tag, fault)] : []
  const ofLinks = linksOf(page, `${trust.siteRoot}${donatePath}?`).flatMap((link) => {
    const id = idIn(link)
    if (!id || !isNobodys(id)) return []
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
