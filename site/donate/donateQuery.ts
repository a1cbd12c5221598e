/** Reads the address `/donate?project=3&amount=500&purpose=2&items=11:2,12:1&lang=hi&ways=offline`. */
import * as z from 'zod/mini'
import { maxAmount } from '../../shared/donation/limits.ts'
import type { DonateQuery } from '../../shared/donation/donateSearch.ts'

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
