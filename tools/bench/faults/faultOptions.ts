import { parseArgs } from 'node:util'
import type { DatabaseKind } from './world.ts'

export interface FaultOptions {
  /** SIGKILLs on each database. */
  kills: number
  /** How long database and provider are away. */
  seconds: number
  /** The longest wait for everything to be settled after a fault, in minutes. */
  patience: number
  databases: readonly DatabaseKind[]
  /** Only faults whose name has this text. */
  only: string
  /** Keeps each row that is done; a later run leaves these out. Null: keeps nothing. */
  results: string | null
}

const all: readonly DatabaseKind[] = ['PostgreSQL', 'PGlite']

/** `--kills 200 --seconds 30 --patience 15 --database PGlite --only provider --results FILE`. @throws for an unknown option or database, or a number that is none */
export function readFaultOptions(args: readonly string[]): FaultOptions {
  const text = { type: 'string' } as const
  const { values } = parseArgs({
    args: [...args],
    options: { kills: text, seconds: text, patience: text, database: text, only: text, results: text },
  })
  const databases = all.filter((kind) => !values.database || kind.toLowerCase() === values.database.toLowerCase())
  if (databases.length === 0) throw new Error(`--database ${values.database}: it is one of ${all.join(', ')}`)
  return {
    kills: readNumber('kills', values.kills ?? '200'),
    seconds: readNumber('seconds', values.seconds ?? '30'),
    patience: readNumber('patience', values.patience ?? '15'),
    databases,
    only: values.only ?? '',
    results: values.results ?? null,
  }
}

function readNumber(name: string, value: string): number {
  const read = Number(value)
  if (!(read > 0)) throw new Error(`--${name} ${value}: it is a number above 0`)
  return read
}
