/** `npm run bench:faults`: causes faults while donors donate, and compares afterwards what was paid with what was written (docs/bench.md). */
import { balanceRows } from './balanceRows.ts'
import { runFaults } from './runFaults.ts'
import { readFaultOptions } from './faultOptions.ts'

const say = (line: string): void => console.error(line)
const rows = await runFaults(readFaultOptions(), say)
console.log(balanceRows(rows))
process.exitCode = rows.some((row) => row.harmed) ? 1 : 0
