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
}

/** `--kills=200 --seconds=30 --patience=15 --database=PGlite --only=provider` */
export function readFaultOptions(args: readonly string[]): FaultOptions {
  const given = new Map(args.map((arg) => [arg.replace(/^--|=.*/gs, ''), arg.replace(/^[^=]*=?/s, '')]))
  const number = (name: string, fallback: number) => Number(given.get(name) ?? fallback)
  const database = given.get('database')?.toLowerCase()
  const all = ['PostgreSQL', 'PGlite'] as const
  return {
    kills: number('kills', 200),
    seconds: number('seconds', 30),
    patience: number('patience', 15),
    databases: all.filter((kind) => !database || kind.toLowerCase() === database),
    only: given.get('only') ?? '',
  }
}
