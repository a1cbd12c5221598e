import { join } from 'node:path'
import { repository } from '../../demo/stack/places.ts'

/** A line that names a file, as our tools print it: `a.ts(3,4): …`, `a.md:3:1 …`, `a.ts format ━━`, `error rule: a.ts → b.ts`, or the file alone; and a budget that is exceeded. */
const problem = /^(?:error \S+: )?[\w./-]+\.\w{2,4}(?:\(\d|:\d|:? → | format ━|$)|TOO MUCH$/
const most = 20
const width = 160

/** The problems in a tool's output, one short line each. Without a line that names a file, the first line says what is wrong. */
export function problemLines(output: string): string[] {
  const lines = output
    .replaceAll(join(repository, '/'), '')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
  const problems = lines.filter((line) => problem.test(line))
  const short = (problems.length > 0 ? problems : lines.slice(0, 1)).map((line) =>
    line.replace(/ ━+$/, '').slice(0, width),
  )
  return short.length > most ? [...short.slice(0, most), `and ${short.length - most} more`] : short
}
