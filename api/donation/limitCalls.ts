import { MINUTE_MS } from '../../shared/date.ts'
import { networkSize } from '../base/http/clientAddress.ts'
import type { Dependencies } from '../dependencies.ts'
import type { Call } from '../call.ts'
import { tooMany } from '../base/http/refusal.ts'

/** How many calls were made since the window began. */
interface Window {
  endsAt: number
  used: number
}

/** By configuration, so that each API has its own. */
const memories = new WeakMap<Dependencies['config'], Map<string, Window>>()

/**
 * Counts a call of a donation for its account, if there is one, and its network address. These limits stop a flood, and protect no secret, so each process counts for itself, in
 * memory: two processes allow twice as much. In the database, all donors behind one address would wait for one row, with each of their calls.
 * @throws Refused 429 with Retry-After. A refused call does not count.
 */
export function limitCalls(
  { deps, request, session }: Pick<Call, 'deps' | 'request' | 'session'>,
  what: 'paymentDetail' | 'addDonation' | 'updateStatus' | 'phoneState',
): void {
  const { perAccount = Number.POSITIVE_INFINITY, perAddress, windowMinutes } = deps.config.limits[what]
  const address = deps.clientAddress(request)
  const now = deps.now().getTime()
  const memory = openMemory(deps.config, now)
  const open = (name: string): Window => {
    const window = memory.get(name)
    return window && window.endsAt > now ? window : { endsAt: now + windowMinutes * MINUTE_MS, used: 0 }
  }
  const counted = [
    ...(session ? [{ name: `${what} ${session.userId}`, most: perAccount, people: () => 1 }] : []),
    {
      name: `${what} from ${address}`,
      most: perAddress,
      people: () => networkSize(address, deps.config.carrierRanges),
    },
  ].map((one) => ({ ...one, window: open(one.name) }))
  // Most calls end at the first comparison: to look for an address in the carriers' ranges costs more.
  const full = counted.filter(({ window, most, people }) => window.used >= most && window.used >= most * people())
  if (full.length > 0) throw tooMany(Math.max(...full.map(({ window }) => Math.ceil((window.endsAt - now) / 1000))))
  for (const { name, window } of counted) {
    window.used += 1
    memory.set(name, window)
  }
}

/** Forgets the windows that have ended. A map keeps the order of insertion, so the first ones end first. */
function openMemory(config: Dependencies['config'], now: number): Map<string, Window> {
  const memory = memories.get(config) ?? new Map<string, Window>()
  memories.set(config, memory)
  for (const [name, { endsAt }] of memory) {
    if (endsAt > now) break
    memory.delete(name)
  }
  return memory
}
