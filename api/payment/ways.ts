import { setTimeout as pause } from 'node:timers/promises'
import type { WayStatus } from '../../shared/contract/content/contact.ts'
import type { Answer, Call } from '../call.ts'
import type { PaymentProvider } from './provider.ts'

/** The provider is asked again after this time, if somebody wants to know. */
const KEPT_MS = 60_000

/** The form does not wait longer for a note. The answer is kept for the next donor all the same. */
const PATIENCE_MS = 2_000

const known = new WeakMap<PaymentProvider, { askedAt: number; ways: Promise<readonly WayStatus[]> }>()

/**
 * `GET payment-ways` (our addition). How well each way to pay works now. The provider is asked once a minute while donors ask, and never otherwise. If it says
 * nothing clear, or nothing in time, the list is empty: then a form hides nothing.
 */
export async function paymentWays({ deps: { provider, now, log } }: Call): Promise<Answer> {
  const at = now().getTime()
  let last = known.get(provider)
  if (!last || at - last.askedAt >= KEPT_MS) {
    const asked = provider.readWays?.() ?? Promise.resolve([])
    const ways = asked.catch((error: unknown) => {
      log.warn('ways to pay not known', { reason: error instanceof Error ? error.name : 'unknown' })
      return []
    })
    last = { askedAt: at, ways }
    known.set(provider, last)
  }
  // A donor waits no longer, and reads an empty list. The program may stop meanwhile.
  const data = await Promise.race([last.ways, pause(PATIENCE_MS, [], { ref: false })])
  return { data }
}
