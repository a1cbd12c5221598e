/** SIGKILL of the API at every step of a donation, while other donors donate. */
import { type Around, type Attempt, donate, register, type Step, steps } from './donor.ts'
import type { Caused } from './faults.ts'
import { startLoad } from './load.ts'
import type { World } from './world.ts'

/** A kill during a request happens within this time of its start, in ms: somewhere in the handler. */
const WITHIN_MS = 40

/** @param kills how often, spread over the steps, in turn during and directly after each */
export async function killAtEveryStep(world: World, kills: number, say: (line: string) => void): Promise<Caused> {
  await world.api.start()
  const load = await startLoad(world.places)
  const token = await register(world.places, 999)
  const recoveries: number[] = []
  const victims: Attempt[] = []
  for (let count = 0; count < kills; count++) {
    const step = steps[count % steps.length] ?? 'return'
    const isDuring = Math.floor(count / steps.length) % 2 === 0
    const { attempt, recovery } = await killOnce(world, token, step, isDuring)
    victims.push(attempt)
    recoveries.push(recovery)
    if ((count + 1) % 10 === 0) say(`${new Date().toISOString()} ${world.kind}: ${count + 1} kills`)
  }
  const { attempts, failures } = await load.stop()
  return { fault: 'SIGKILL at every step', times: kills, recoveries, attempts: [...attempts, ...victims], failures }
}

async function killOnce({ api, door, places }: World, token: string, step: Step, isDuring: boolean) {
  let killed: Promise<void> | null = null
  const kill = () => (killed ??= api.kill())
  const attempt: Attempt = { txnId: null, recorded: false }
  const randomly = () => setTimeout(() => void kill(), Math.random() * WITHIN_MS)
  const around: Around = async (at, work) => {
    if (at !== step) return work()
    if (isDuring) {
      // The settling begins with the query to the provider. The receipt follows its answer.
      if (step === 'settle') door.onQuery = (txnId) => txnId.includes(attempt.txnId ?? '-') && void kill()
      else if (step === 'receipt') door.onQuery = (txnId) => txnId.includes(attempt.txnId ?? '-') && randomly()
      else randomly()
      return work()
    }
    const result = await work()
    await kill()
    return result
  }
  // Whatever the donor sees, the donor does not repeat it.
  await donate(places, token, attempt, { comesBack: true, webhook: step === 'webhook' }, around).catch(() => undefined)
  await kill()
  door.onQuery = () => undefined
  return { attempt, recovery: await api.start() }
}
