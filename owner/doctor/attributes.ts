/** What is wrong with names and values of elements and attributes. A fault fixes the element of the parsed page, and its line is the element. */
import {
  type AttributeFault,
  isSiteRoot,
  isUnregistered,
  partnerFault,
  projectFault,
  settingFaults,
} from '../../shared/embed/pageFaults.ts'
import type { Finding } from './examine.ts'
import { elementMeant, misspeltAttributes } from '../../shared/embed/spelling.ts'
import { type PastedPage, scriptTags } from './pastedPage.ts'
import { attributeOf } from '../../shared/embed/settings.ts'
import type { Trust } from '../trust.ts'
import { donatePath } from '../../shared/donation/address/donateAddress.ts'
import { isPartnerId } from '../configurator/choices.ts'
import { projectAttributes, selectors } from '../../shared/embed/selectors.ts'

/** `null` removes an attribute. */
type Change = Readonly<Record<string, string | null>>

/** A fault of attributes: the fixed element is the line. */
export const wrongAttributes = (code: Finding['code'], about: string, at: Element, change: Change): Finding => ({
  code,
  about,
  at,
  mend() {
    for (const [name, value] of Object.entries(change)) {
      if (value === null) at.removeAttribute(name)
      else at.setAttribute(name, value)
    }
  },
  fix: () => lineOf(at),
})

/** The same for a fault that the shared rules found. */
const wrongAttribute = (at: Element, { attribute, right, ...rest }: AttributeFault): Finding => ({
  ...wrongAttributes(rest.code, rest.about, at, { [attribute]: right }),
  ...rest,
})

/** The element as HTML; attributes without a value in their short form. */
export function lineOf(element: Element): string {
  const bare = [...element.attributes].filter(({ value }) => value === '').map(({ name }) => name)
  return bare.reduce((line, name) => line.replace(` ${name}=""`, ` ${name}`), element.outerHTML)
}

export function checkSpelling({ document }: PastedPage): Finding[] {
  const elements = [...document.querySelectorAll('body *')].flatMap((element) => {
    const right = elementMeant(element.localName)
    return right === null ? [] : [renamed(element, right)]
  })
  const attributes = misspeltAttributes(document).map(({ at, wrong, right }): Finding => {
    at.setAttribute(right, at.getAttribute(wrong) ?? '')
    at.removeAttribute(wrong)
    return { code: 'misspelt', about: wrong, at, fix: () => lineOf(at) }
  })
  return [...elements, ...attributes]
}

/** An element cannot change its name, so one with the right name replaces it. */
function renamed(element: Element, right: string): Finding {
  const { localName: wrong } = element
  const sample = element.ownerDocument.createElement(right)
  for (const { name, value } of element.attributes) sample.setAttribute(name, value)
  sample.append(...element.childNodes)
  element.replaceWith(sample)
  return { code: 'misspelt', about: `<${wrong}>`, at: element, fix: () => lineOf(sample) }
}

export function checkOptions(page: PastedPage, trust: Trust): Finding[] {
  const [tag] = scriptTags(page)
  if (!tag) return []
  const valueOf = (name: string): string | null => tag.getAttribute(attributeOf(name))
  const found = settingFaults(valueOf, page.document.createElement('i').style).map((fault) =>
    wrongAttribute(tag, fault),
  )
  const [apiRoot, siteRoot] = [valueOf('apiRoot'), valueOf('siteRoot')]
  if (apiRoot !== null && apiRoot !== trust.apiRoot)
    found.push(wrongAttributes('api_answer', apiRoot, tag, { [attributeOf('apiRoot')]: trust.apiRoot }))
  if (siteRoot !== null && !isSiteRoot(siteRoot, trust.siteRoot))
    found.push(wrongAttributes('site_root', siteRoot, tag, { [attributeOf('siteRoot')]: null }))
  return found
}

export function checkOrigin({ origin }: PastedPage, { siteRoot, partner }: Trust): Finding[] {
  if (!origin || !isUnregistered(origin, siteRoot, partner)) return []
  return [{ code: 'origin_unregistered', about: origin, fix: () => origin }]
}

const partnerInAddress = /([?&]partner=)([^&#]*)/
const linksOf = ({ document }: PastedPage, root = ''): HTMLAnchorElement[] => [
  ...document.querySelectorAll<HTMLAnchorElement>(`a[href^="${root}"][href*="partner="]`),
]
const idIn = (link: Element): string | undefined => partnerInAddress.exec(link.getAttribute('href') ?? '')?.[2]

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

const attributes = [...projectAttributes, attributeOf('projectId')]
/** Tracking text may follow the number. */
const projectInAddress = /(#donate=|[?&]project=)([^&#?/]*)/

export function checkProjects({ document }: PastedPage, { projects, siteRoot }: Trust): Finding[] {
  const named = [...document.querySelectorAll(`${selectors.opener}, ${selectors.script}`)].flatMap((element) =>
    attributes.flatMap((name) => {
      const id = element.getAttribute(name)
      const fault = id === null ? null : projectFault(name, id, projects)
      return fault ? [wrongAttribute(element, fault)] : []
    }),
  )
  const linked = [...document.querySelectorAll(`a[href*="#donate="], a[href^="${siteRoot}${donatePath}?"]`)].flatMap(
    (link) => {
      const href = link.getAttribute('href') ?? ''
      const id = projectInAddress.exec(href)?.[2]
      const fault = id === undefined ? null : projectFault('href', id, projects)
      return fault
        ? [wrongAttribute(link, { ...fault, right: href.replace(projectInAddress, `$1${fault.right}`) })]
        : []
    },
  )
  return [...named, ...linked]
}
