import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import * as z from 'zod/mini'

/** Read from the folder, so a new file of the contract needs no line here. */
const folder = join(import.meta.dirname, '../../../shared/contract')
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
const modules: object[] = []
// One after the other. Files that import each other while they load could have two copies in the tests.
// The copy that a route uses would then have no name.
for (const path of files)
  if (path.endsWith('.ts') && !path.endsWith('.test.ts'))
    modules.push(await import(pathToFileURL(join(folder, path)).href))

/** Texts and numbers say what they are where they stand; what has parts gets a name. */
const namedTypes: ReadonlySet<string> = new Set(['object', 'array', 'enum'])

/**
 * Names the contract's schemas for the document: `projectRowSchema` is `ProjectRow`.
 * @throws Error when two schemas have one name.
 */
export function nameContract(): void {
  const taken = new Map<string, unknown>()
  for (const [name, value] of modules.flatMap((module): [string, unknown][] => Object.entries(module))) {
    if (!(value instanceof z.ZodMiniType) || !namedTypes.has(value._zod.def.type)) continue
    const id = name.charAt(0).toUpperCase() + name.slice(1).replace(/Schema$/, '')
    if (taken.has(id) && taken.get(id) !== value) throw new Error(`Two schemas of the contract are called ${id}`)
    taken.set(id, value)
    z.globalRegistry.add(value, { id })
  }
}
