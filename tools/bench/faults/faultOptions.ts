import { parseArgs } from 'node:util'
import * as z from 'zod'

const positive = z.coerce.number().positive()

export type FaultOptions = ReturnType<typeof readFaultOptions>

/** The options of docs/bench.md. @throws for an unknown option or database, or a number that is none */
export function readFaultOptions() {
  const { values } = parseArgs({
    options: {
      kills: { type: 'string', default: '200' },
      seconds: { type: 'string', default: '30' },
      patience: { type: 'string', default: '15' },
      database: { type: 'string', multiple: true, default: ['PostgreSQL', 'PGlite'] },
      only: { type: 'string', default: '' },
      results: { type: 'string' },
    },
  })
  return {
    /** SIGKILLs on each database. */
    kills: positive.parse(values.kills),
    /** How long database, provider, disk and clock are wrong. */
    seconds: positive.parse(values.seconds),
    /** The longest wait for everything to be settled after a fault, in minutes. */
    patience: positive.parse(values.patience),
    databases: z.array(z.enum(['PostgreSQL', 'PGlite'])).parse(values.database),
    /** Only faults whose name has this text. */
    only: values.only,
    /** Keeps each row that is done; a later run leaves these out. Absent: keeps nothing. */
    results: values.results,
  }
}
