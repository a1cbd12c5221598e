import { type Cell, table } from '../table.ts'
import { percentile, type Measured } from './runLoad.ts'

/**
 * Requests per second, and the p99 in ms of the mixed load, on two quiet cores. A visit of 20 connections with 10 requests takes 133 ms at 1,500 requests/s.
 * So 50 ms are 0.375 of it. A slow machine stretches both, so this share shows the program.
 */
const targets = { mixed: 1500, mixedP99: 50, p99OfVisit: 0.375, read: 3000, embedded: 700 } as const

const latencyHeads = ['p50 ms', 'p95 ms', 'p99 ms']
const rate = ({ load }: Measured): number => load.requests / load.seconds
const all = ({ load }: Measured): number[] => [...load.latencies.values()].flat().toSorted((a, b) => a - b)
/** What a request costs the API, in ms of one core. Other programs on the machine change it less than the rates. */
const cpuMs = ({ cores, load }: Measured): string => ((cores.apis * 1000 * load.seconds) / load.requests).toFixed(2)
/** How long a visit takes on average, in ms: its requests run one after the other. */
const visitMs = ({ load }: Measured): number =>
  [...load.latencies.values()].reduce((sum, list) => sum + list.reduce((a, b) => a + b, 0) / list.length, 0)
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

/** What was measured: null for a load that was left out. */
interface Figures {
  mixed: Measured | null
  reads: ReadonlyMap<string, Measured> | null
  embedded: Measured | null
  /** Requests per second of a bare server. */
  server: { before: number; after: number }
  /** Rows per second that a database inserts and reads. */
  pairs: { postgres: number; embedded: number }
}

/** Targets, and ratios to what this machine does at most: they say more about the program than requests per second do. */
export function targetsReport({ mixed, reads, embedded, server, pairs }: Figures): string {
  const slowest = [...(reads ?? [])].toSorted(([, a], [, b]) => rate(a) - rate(b))[0]
  const bare = (server.before + server.after) / 2
  const row = (name: string, measured: number, target: number, floor = 0): Cell[] => [
    name,
    measured,
    target,
    measured >= target ? 'met' : 'MISSED',
    (measured / bare).toFixed(3),
    floor > 0 ? (measured / floor).toFixed(2) : '',
  ]
  const p99 = mixed ? percentile(all(mixed), 0.99) : 0
  const share = p99 / (mixed ? visitMs(mixed) : 1)
  const each = (pair: number) => `${pair.toFixed(0)}/s`
  return table(
    `Targets. This machine at most: a bare server ${each(server.before)} before, ${each(server.after)} after; a bare insert and select ${each(pairs.postgres)} on PostgreSQL, ${each(pairs.embedded)} on PGlite`,
    ['', 'measured', 'target', '', 'of the server', 'of insert and select'],
    [
      ...(mixed
        ? [
            row('mixed, requests/s', rate(mixed), targets.mixed, pairs.postgres),
            ['mixed, p99 ms', p99, targets.mixedP99, p99 < targets.mixedP99 ? 'met' : 'MISSED', '', ''],
            [
              'mixed, p99 as a share of a visit',
              share.toFixed(3),
              String(targets.p99OfVisit),
              share < targets.p99OfVisit ? 'met' : 'MISSED',
              '',
              '',
            ],
          ]
        : []),
      ...(slowest ? [row(`slowest public read (${slowest[0]}), requests/s`, rate(slowest[1]), targets.read)] : []),
      ...(embedded ? [row('mixed on PGlite, requests/s', rate(embedded), targets.embedded, pairs.embedded)] : []),
    ],
  )
}
