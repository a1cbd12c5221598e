/**
 * The address of the donation page, e.g. `/donate?lang=hi&project=3&amount=500&purpose=2&items=11:2,12:1&ways=offline&partner=slow-loom`. It is
 * written and read here only. Read by hand, as docs/decisions/004 has it: the form opens before the schemas could be here.
 */
import type { Touch } from '../../contract/attribution.ts'
import { canBeGiven } from '../limits.ts'

export const donatePath = '/donate'

/** What the address presets. Amount in rupees; quantities by item id. */
export interface DonateQuery {
  projectId?: number | undefined
  amount?: number | undefined
  purposeId?: number | undefined
  items?: ReadonlyArray<{ id: number; qty: number }> | undefined
  ways?: 'offline' | undefined
}

/** With what each page of the site reads for itself: the language, and where the visit came from (`shared/donation/touch.ts`). */
export interface DonateAddress extends DonateQuery {
  lang?: string | undefined
  partner?: string | undefined
  attribution?: Touch['attribution']
}

/** In a query these two may be written as they are, and people read addresses, too. */
const escape = (text: string): string => encodeURIComponent(text).replace(/%3A/g, ':').replace(/%2C/g, ',')

/** The query, with its question mark; empty if the address presets nothing. Items with the quantity 0 are left out. */
export const donateSearch = ({ lang, projectId, amount, purposeId, items, ways, ...touch }: DonateAddress): string => {
  const wanted = items?.filter(({ qty }) => qty > 0).map(({ id, qty }) => `${id}:${qty}`)
  const parts = Object.entries({
    lang,
    project: projectId,
    amount,
    purpose: purposeId,
    items: wanted?.join(','),
    ways,
    partner: touch.partner,
    ...touch.attribution,
  }).flatMap(([name, value]) => (value ? [`${name}=${escape(String(value))}`] : []))
  return parts.length > 0 ? `?${parts.join('&')}` : ''
}

/** From the root of the site. */
export const donateAddress = (address: DonateAddress): string => donatePath + donateSearch(address)

const mostItems = 300

const whole = (text: string | null): number | undefined =>
  text !== null && /^[1-9]\d{0,9}$/.test(text) ? Number(text) : undefined

const pairs = (text: string | null): DonateQuery['items'] => {
  if (text === null || !/^[1-9]\d{0,9}:[1-9]\d{0,5}(?:,[1-9]\d{0,9}:[1-9]\d{0,5})*$/.test(text)) return undefined
  const all = text.split(',').map((pair) => {
    const [id, qty] = pair.split(':')
    return { id: Number(id), qty: Number(qty) }
  })
  return all.length <= mostItems ? all : undefined
}

/** Anything unusable is left out: a mistyped link still opens the way to give. @param asked the address's `URLSearchParams` */
export const readDonateQuery = (asked: { get(name: string): string | null }): DonateQuery => {
  const amount = whole(asked.get('amount'))
  return {
    projectId: whole(asked.get('project')),
    amount: canBeGiven(amount) ? amount : undefined,
    purposeId: whole(asked.get('purpose')),
    items: pairs(asked.get('items')),
    ways: asked.get('ways') === 'offline' ? 'offline' : undefined,
  }
}
