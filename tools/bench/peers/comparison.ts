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

export type Standing = { is: 'ahead' | 'behind'; by: number } | { is: 'even' } | { is: 'incomparable' }

/** In whole units: half a millisecond is no difference. */
export function standing(row: Row, ours: Figures, peer: Figures): Standing {
  const [own, other] = [ours[row], peer[row]]
  if (own === null || other === null) return { is: 'incomparable' }
  const by = Math.round(other) - Math.round(own)
  if (by !== 0) return { is: by > 0 ? 'ahead' : 'behind', by: Math.abs(by) }
  // Long tasks count even if they block for less than a millisecond.
  const tasks = row === 'blocking' ? peer.longTasks - ours.longTasks : 0
  return tasks === 0 ? { is: 'even' } : { is: tasks > 0 ? 'ahead' : 'behind', by: 0 }
}

export interface Tally {
  ahead: number
  even: number
  behind: number
}

/** Counts all peers and rows; what cannot be compared does not count. */
export function tally(ours: Figures, peers: readonly Figures[]): Tally {
  const standings = peers.flatMap((peer) => rows.map(({ row }) => standing(row, ours, peer).is))
  const count = (is: Standing['is']): number => standings.filter((one) => one === is).length
  return { ahead: count('ahead'), even: count('even'), behind: count('behind') }
}
