import { setTimeout as pause } from 'node:timers/promises'
import { type Listening, listen } from '../../../demo/stack/listen.ts'

/** `away`: connections break. `slow`: answers take 20 s. `nonsense`: HTML with status 200, then half of a JSON, then another payment's data. */
export type ProviderMood = 'well' | 'away' | 'slow' | 'nonsense'

export interface ProviderDoor extends Listening {
  mood: ProviderMood
  /** Called with the txn id of each query before it is answered. */
  onQuery: (txnId: string) => void
  queries: number
}

const SLOW_MS = 20_000

/** The address at which the API asks the provider. It passes queries on, as the mood allows. */
export async function openProviderDoor(gatewayRoot: () => string): Promise<ProviderDoor> {
  const answer = async (request: Request): Promise<Response> => {
    const body = await request.text()
    door.queries += 1
    const form = new URLSearchParams(body)
    if (form.get('command') === 'verify_payment') door.onQuery(form.get('var1') ?? '')
    if (door.mood === 'away') throw new Error('away')
    if (door.mood === 'slow') await pause(SLOW_MS)
    if (door.mood === 'nonsense') return nonsense(door.queries)
    const passed = await fetch(`${gatewayRoot()}/merchant/postservice.php?form=2`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      body,
    })
    return new Response(await passed.text(), { headers: { 'Content-Type': 'application/json' } })
  }
  // An error becomes status 500 without a body, as of a provider behind a broken proxy.
  const server = await listen((request) => answer(request).catch(() => new Response(null, { status: 502 })))
  const door: ProviderDoor = { ...server, mood: 'well', onQuery: () => undefined, queries: 0 }
  return door
}

function nonsense(count: number): Response {
  const bodies = [
    '<html><body>Scheduled maintenance</body></html>',
    '{"status":1,"transaction_details":{"',
    '{"status":1,"msg":"","transaction_details":{"SOMEBODYELSE":{"status":"success","unmappedstatus":"captured","transaction_amount":"1.00"}}}',
    '{"status":1,"Transaction_details":"none"}',
  ]
  return new Response(bodies[count % bodies.length], { headers: { 'Content-Type': 'application/json' } })
}
