import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type * as z from 'zod/mini'
import { explainIssue } from './explainIssue.ts'
import { addProblem, type Source, takeMark } from './report.ts'

/** Reads a JSON file with what is the same in every language, such as prices, ids and picture names. Null, and a problem in the report, if it is unusable. */
export function readFacts<Schema extends z.ZodMiniType>(
  source: Source,
  file: string,
  schema: Schema,
): z.output<Schema> | null {
  const text = readText(source, file)
  if (text === null) return null
  try {
    return accept(source, file, schema, takeMark(source, file, JSON.parse(text)))
  } catch (error) {
    addProblem(source, file, '', `is not JSON: ${error instanceof Error ? error.message : 'unreadable'}`)
    return null
  }
}

/** Checks a value with a schema. Null, and problems in the report, if it does not fit. */
export function accept<Schema extends z.ZodMiniType>(
  source: Source,
  file: string,
  schema: Schema,
  value: unknown,
): z.output<Schema> | null {
  const read = schema.safeParse(value, { reportInput: true })
  if (read.success) return read.data
  for (const { field, text } of read.error.issues.flatMap(explainIssue)) addProblem(source, file, field, text)
  return null
}

/** The text of a file. Null, and a problem in the report, if it is missing. */
export function readText(source: Source, file: string): string | null {
  try {
    return readFileSync(join(source.directory, file), 'utf8')
  } catch {
    addProblem(source, file, '', 'is missing')
    return null
  }
}

/** The entries of a kind: the names of the subfolders in its folder. */
export function entries(source: Source, folder: string): string[] {
  const path = join(source.directory, folder)
  if (!existsSync(path)) {
    addProblem(source, folder, '', 'is missing')
    return []
  }
  const all = readdirSync(path, { withFileTypes: true })
  return all
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort()
}
