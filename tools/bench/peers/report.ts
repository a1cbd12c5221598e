/** The bench's output for the comparison. */
import { cpuSlowdown, hoverMs } from '../visit.ts'
import { table } from '../table.ts'

const grouped = (value: number): string => String(Math.round(value)).replace(/\B(?=(\d{3})+$)/g, ',')

function figure(row: Row, figures: Figures): string {
  const value = figures[row]
  if (value === null) return '-'
  return row === 'blocking' ? `${figures.longTasks} / ${grouped(value)}` : grouped(value)
}

function comparison(row: Row, ours: Figures, peer: Figures): string {
  const one = standing(row, ours, peer)
  if (one.is === 'incomparable') return '-'
  if (one.is === 'even') return 'even'
  const by = row === 'blocking' && one.by === 0 ? 'tasks' : grouped(one.by)
  return `${one.is === 'ahead' ? 'ahead' : 'BEHIND'} by ${by}`
}

/**
 * @param figures ours first, then the floor, then the peers
 * @param left peers that could not be measured, with the reason
 * @param rounds timed visits to each
 */
export function peersReport(
  figures: readonly Figures[],
  left: ReadonlyArray<{ name: string; why: string }>,
  rounds: number,
): string {
  const notes = left.map(({ name, why }) => `Not measured: ${name} (${why})`)
  const [ours, , ...peers] = figures
  if (!ours) return ['', 'Peers: nothing was measured.', ...notes].join('\n')
  const head = ['', ...rows.map(({ label }) => label)]
  const measured = table(
    `Peers, each on a page of its own. Medians of ${rounds}, processor slowed ${cpuSlowdown} times, pressed after ${hoverMs} ms on the opener. Times in ms; bytes: scripts and style sheets, brotli 11`,
    head,
    figures.map((one) => [one.name, ...rows.map(({ row }) => figure(row, one))]),
  )
  const compared = table(
    'Ours beside each peer',
    head,
    peers.map((peer) => [peer.name, ...rows.map(({ row }) => comparison(row, ours, peer))]),
  )
  const { ahead, even, behind } = tally(ours, peers)
  const verdict = `Ours is ahead in ${ahead} of ${ahead + even + behind} rows, even in ${even}, behind in ${behind}.`
  return [measured, compared, verdict, ...notes].join('\n')
}

/** Compares our widget with each peer, row by row: which is ahead, and by how much. Pure. */

/** Medians of one candidate; in every row less is better. Null: it has no such figure, because it is only a shell around a foreign frame. */
export interface Figures {
  name: string
  upFront: number
  untouched: number
  untilOpen: number | null
  script: number
  longTasks: number
  blocking: number
  shell: number
  usable: number | null
}

export type Row = 'upFront' | 'untouched' | 'untilOpen' | 'script' | 'blocking' | 'shell' | 'usable'

export const rows: ReadonlyArray<{ row: Row; label: string }> = [
  { row: 'upFront', label: 'bytes up front' },
  { row: 'untouched', label: 'bytes, untouched page' },
  { row: 'untilOpen', label: 'bytes until open' },
  { row: 'script', label: 'script at load' },
  { row: 'blocking', label: 'long tasks / TBT' },
  { row: 'shell', label: 'click to shell' },
  { row: 'usable', label: 'click to usable' },
]

type Standing = { is: 'ahead' | 'behind'; by: number } | { is: 'even' } | { is: 'incomparable' }

/** In whole units: half a millisecond is no difference. */
function standing(row: Row, ours: Figures, peer: Figures): Standing {
  const [own, other] = [ours[row], peer[row]]
  if (own === null || other === null) return { is: 'incomparable' }
  const by = Math.round(other) - Math.round(own)
  if (by !== 0) return { is: by > 0 ? 'ahead' : 'behind', by: Math.abs(by) }
  // Long tasks count even if they block for less than a millisecond.
  const tasks = row === 'blocking' ? peer.longTasks - ours.longTasks : 0
  return tasks === 0 ? { is: 'even' } : { is: tasks > 0 ? 'ahead' : 'behind', by: 0 }
}

interface Tally {
  ahead: number
  even: number
  behind: number
}

/** Counts all peers and rows; what cannot be compared does not count. */
function tally(ours: Figures, peers: readonly Figures[]): Tally {
  const standings = peers.flatMap((peer) => rows.map(({ row }) => standing(row, ours, peer).is))
  const count = (is: Standing['is']): number => standings.filter((one) => one === is).length
  return { ahead: count('ahead'), even: count('even'), behind: count('behind') }
}
