/**
 * Reads the address `/donate?project=3&amount=500&purpose=2&items=11:2,12:1&lang=hi&ways=offline`. By hand, as docs/decisions/004 has it: the form opens
 * before the schemas could be here.
 */
import { maxAmount } from '../../shared/donation/limits.ts'
import type { DonateQuery } from '../../shared/donation/donateSearch.ts'

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

/** Anything unusable is left out: a mistyped link still opens the way to give. */
export const parseDonateQuery = (search: string): DonateQuery => {
  const asked = new URLSearchParams(search)
  const amount = whole(asked.get('amount'))
  return {
    projectId: whole(asked.get('project')),
    amount: amount !== undefined && amount <= maxAmount ? amount : undefined,
    purposeId: whole(asked.get('purpose')),
    items: pairs(asked.get('items')),
    ways: asked.get('ways') === 'offline' ? 'offline' : undefined,
  }
}
