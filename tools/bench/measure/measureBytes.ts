/** Bytes of everything that browsers load: the files with budgets, and each chunk that loads on demand. */
import { readdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { type Budget, measureBudgets } from '../../budgets.ts'
import { type Measured, measure } from '../../check/loadedBytes.ts'

export interface Bytes {
  budgets: Budget[]
  later: Measured[]
}

/** @throws Error if `dist` holds no build */
export async function measureBytes(dist: string): Promise<Bytes> {
  const budgets = await measureBudgets(dist)
  const openings = budgets.filter(({ name }) => name.startsWith('opening'))
  const atFirst = new Set(openings.flatMap(({ files }) => files))
  const modal = openings[0]?.files.find((file) => file.endsWith('/modal.js'))
  if (modal === undefined) throw new Error('The build of the widget has no modal.js.')
  const modules = (await readdir(dirname(modal))).toSorted().map((file) => join(dirname(modal), file))
  const later = modules.filter((file) => file.endsWith('.js') && !atFirst.has(file))
  return { budgets, later: await Promise.all(later.map((file) => measure(file.split('/').at(-1) ?? '', [file]))) }
}
