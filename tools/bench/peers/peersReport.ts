/** The bench's output for the comparison. */
import { cpuSlowdown, hoverMs } from '../settings.ts'
import { table } from '../table.ts'
import { type Figures, type Row, rows, standing, tally } from './comparison.ts'

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
