/** The address `/donate?project=3&amount=500&purpose=2&items=11:2,12:1&lang=hi&ways=offline`, both ways. */
import * as z from 'zod/mini'
import { maxAmount } from '../../shared/donation/limits.ts'

/** What the address asks for. Rupees; quantities by item id. */
export interface DonateQuery {
  projectId?: number | undefined
  amount?: number | undefined
  purposeId?: number | undefined
  items?: ReadonlyArray<{ id: number; qty: number }> | undefined
  ways?: 'offline' | undefined
}

const whole = z.pipe(
  z.string().check(z.regex(/^[1-9]\d{0,9}$/)),
  z.transform((text: string) => Number(text)),
)
const pair = z.pipe(
  z.string().check(z.regex(/^[1-9]\d{0,9}:[1-9]\d{0,5}$/)),
  z.transform((text: string) => {
    const [id = '', qty = ''] = text.split(':')
    return { id: Number(id), qty: Number(qty) }
  }),
)
const pairs = z.array(pair).check(z.maxLength(300))

const usable = <T>(schema: z.ZodMiniType<T>, value: unknown): T | undefined => {
  const parsed = z.safeParse(schema, value)
  return parsed.success ? parsed.data : undefined
}

/** Anything unusable is left out: a mistyped link still opens the way to give. */
export const parseDonateQuery = (search: string): DonateQuery => {
  const asked = new URLSearchParams(search)
  const amount = usable(whole, asked.get('amount'))
  return {
    projectId: usable(whole, asked.get('project')),
    amount: amount !== undefined && amount <= maxAmount ? amount : undefined,
    purposeId: usable(whole, asked.get('purpose')),
    items: usable(pairs, asked.get('items')?.split(',')),
    ways: asked.get('ways') === 'offline' ? 'offline' : undefined,
  }
}

/** The search part for a query, with its question mark; empty for an empty query. */
export const donateSearch = ({ projectId, amount, purposeId, items, ways }: DonateQuery): string => {
  const parts = [
    projectId && `project=${projectId}`,
    amount && `amount=${amount}`,
    purposeId && `purpose=${purposeId}`,
    items?.length && `items=${items.map(({ id, qty }) => `${id}:${qty}`).join(',')}`,
    ways && `ways=${ways}`,
  ].filter(Boolean)
  return parts.length > 0 ? `?${parts.join('&')}` : ''
}
