import { type Check, inCell } from './problem.ts'

/** Serial numbers count from 1 without gaps. */
export const checkSerials: Check = (rows) => {
  const seen = new Set<number>()
  let last = 0
  return rows.flatMap((row) => {
    const { serial } = row.row
    const again = seen.has(serial)
    const follows = serial === last + 1
    seen.add(serial)
    last = serial
    if (!Number.isSafeInteger(serial) || serial < 1) return inCell('serial_number', row, 'serial')
    if (again) return inCell('serial_twice', row, 'serial')
    return follows ? [] : inCell('serial_gap', row, 'serial')
  })
}
