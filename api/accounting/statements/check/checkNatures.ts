import { type Check, eachRow, inCell } from './problem.ts'

const cells = eachRow(({ row, donations }, { form }) => [
  !Object.values(form.types).includes(row.type) && ['type_unknown', 'type'],
  !Object.values(form.modes).includes(row.mode) && ['mode_unknown', 'mode'],
  donations.some(({ type }) => form.types[type] !== row.type) && ['type_differs', 'type'],
  donations.some(({ mode }) => form.modes[mode] !== row.mode) && ['mode_differs', 'mode'],
])

/** Type and mode are those of the donations, and a donor has one row for each pair of them. */
export const checkNatures: Check = (rows, facts) => {
  const seen = new Set<string>()
  const again = rows.filter(({ row }) => {
    const { id_code, id, section, registration, type, mode, pre_acknowledgement } = row
    const key = JSON.stringify([id_code, id, section, registration, type, mode, pre_acknowledgement])
    return seen.size === seen.add(key).size
  })
  return [...cells(rows, facts), ...again.map((row) => inCell('row_twice', row, 'id'))]
}
