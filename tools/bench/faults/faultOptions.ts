import { parseArgs } from 'node:util'
import * as z from 'zod'

const optionsSchema = z.object({
  /** SIGKILLs on each database. */
  kills: z.coerce.number().positive(),
  /** How long database, provider, disk and clock are wrong. */
  seconds: z.coerce.number().positive(),
  /** The longest wait for everything to be settled after a fault, in minutes. */
  patience: z.coerce.number().positive(),
  databases: z.array(z.enum(['PostgreSQL', 'PGlite'])),
  /** Only faults whose name has this text. */
  only: z.string(),
  /** Keeps each row that is done; a later run leaves these out. Absent: keeps nothing. */
  results: z.string().optional(),
})

export type FaultOptions = z.infer<typeof optionsSchema>

/** The options of docs/bench.md. @throws for an unknown option or database, or a number that is none */
export function readFaultOptions(): FaultOptions {
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
  return optionsSchema.parse({ ...values, databases: values.database })
}
