import { type Cell, table } from '../table.ts'
import type { Measured } from './measure.ts'
import { percentile } from './runLoad.ts'

/** Requests per second, and the p99 in ms of the mixed load (issue of the production back end). */
const targets = { mixed: 1200, mixedP99: 100, read: 3000, embedded: 500 } as const

const latencyHeads = ['p50 ms', 'p95 ms', 'p99 ms']
const rate = ({ load }: Measured): number => load.requests / load.seconds
const all = ({ load }: Measured): number[] => [...load.latencies.values()].flat().toSorted((a, b) => a - b)
/** What a request costs the API, in ms of one core. Other programs on the machine change it less than the rates. */
const cpuMs = ({ cores, load }: Measured): string => ((cores.apis * 1000 * load.seconds) / load.requests).toFixed(2)
const ms = (sorted: readonly number[]): string[] =>
  [0.5, 0.95, 0.99].map((share) => percentile(sorted, share).toFixed(1))

export function mixedReport(title: string, measured: Measured): string {
  const { cores, load } = measured
  const rows = [...load.latencies].map(([name, latencies]) => [name, latencies.length / load.seconds, ...ms(latencies)])
  const used = `${cpuMs(measured)} ms of API processor a request; cores used: API ${cores.apis.toFixed(2)}, generator ${cores.generator.toFixed(2)}, whole machine ${cores.machine.toFixed(2)}`
  return table(
    `${title}. ${load.errors} errors; ${used}`,
    ['', 'per s', ...latencyHeads],
    [...rows, ['together', rate(measured), ...ms(all(measured))]],
  )
}

export function readsReport(reads: ReadonlyMap<string, Measured>): string {
  const rows = [...reads].map(([name, one]) => [name, rate(one), ...ms(all(one)), cpuMs(one), one.load.errors])
  return table(
    'Each public read alone, two processes over PostgreSQL',
    ['', 'per s', ...latencyHeads, 'CPU ms', 'errors'],
    rows,
  )
}

interface Figures {
  mixed: Measured
  reads: ReadonlyMap<string, Measured>
  embedded: Measured
  floor: { before: number; after: number }
}

export function targetsReport({ mixed, reads, embedded, floor }: Figures): string {
  const slowest = [...reads].toSorted(([, a], [, b]) => rate(a) - rate(b))[0]
  const row = (name: string, measured: number, target: number, met = measured >= target): Cell[] => [
    name,
    measured,
    target,
    met ? 'met' : 'MISSED',
  ]
  const p99 = percentile(all(mixed), 0.99)
  return table(
    `Targets. Floor of this machine (a bare server): ${floor.before.toFixed(0)}/s before, ${floor.after.toFixed(0)}/s after`,
    ['', 'measured', 'target', ''],
    [
      row('mixed, requests/s', rate(mixed), targets.mixed),
      row('mixed, p99 ms', p99, targets.mixedP99, p99 < targets.mixedP99),
      row(`slowest public read (${slowest?.[0] ?? 'none'}), requests/s`, slowest ? rate(slowest[1]) : 0, targets.read),
      row('mixed on PGlite, requests/s', rate(embedded), targets.embedded),
    ],
  )
}
