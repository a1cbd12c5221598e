import { cpus } from 'node:os'
import type { ApiRunner } from '../apiRunner.ts'
import { type Load, runLoad } from './runLoad.ts'

export interface Measured {
  load: Load
  /** Shares of one core, e.g. 1.5 for one and a half. */
  cores: { apis: number; generator: number; machine: number }
}

/** Sends load to processes, and measures what they, the generator and the whole machine use of the processor. */
export async function measure(
  apis: readonly ApiRunner[],
  options: Omit<Parameters<typeof runLoad>[0], 'roots'>,
): Promise<Measured> {
  const before = await readCpu(apis)
  const begun = performance.now()
  const load = await runLoad({ ...options, roots: apis.map(({ root }) => root) })
  const after = await readCpu(apis)
  const took = performance.now() - begun
  const share = (name: keyof typeof after): number => (after[name] - before[name]) / took
  return { load, cores: { apis: share('apis'), generator: share('generator'), machine: share('machine') } }
}

/** CPU times so far in ms. */
async function readCpu(apis: readonly ApiRunner[]) {
  const own = process.cpuUsage()
  const times = await Promise.all(apis.map((api) => api.cpuMs()))
  const busy = cpus().map(({ times: { user, nice, sys, irq } }) => user + nice + sys + irq)
  const sum = (list: readonly number[]): number => list.reduce((total, one) => total + one, 0)
  return { apis: sum(times), generator: (own.user + own.system) / 1000, machine: sum(busy) }
}
