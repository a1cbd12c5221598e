import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { apiVariables } from '../../../api/server/environment.ts'
import { siteVariables } from '../../../site/server/environment.ts'
import type { Variable, VariableTable } from '../../../shared/configuration/variable.ts'

const page = readFileSync(join(import.meta.dirname, '../../../docs/configuration.md'), 'utf8')

const absent = ({ fallback, required, unless }: Variable<unknown>): string => {
  if (required) return unless === undefined ? 'production needs it' : `production needs it unless \`${unless}=1\``
  return fallback === null ? '' : `\`${fallback}\``
}
const named = (name: string, { secret }: Variable<unknown>): string =>
  secret ? `\`${name}\`, \`${name}_FILE\`` : `\`${name}\``

const rowOf = (name: string, variable: Variable<unknown>): string =>
  `| ${named(name, variable)} | ${variable.meaning} | \`${variable.example}\` | ${absent(variable)} |`.replace(
    '|  |',
    '| |',
  )

const tables: Record<string, VariableTable> = { api: apiVariables, site: siteVariables }

it.each(Object.keys(tables))('docs/configuration.md has the row of each variable of the program %s', (program) => {
  const rows = Object.entries(tables[program] ?? {}).map(([name, variable]) => rowOf(name, variable))
  expect(rows.filter((row) => !page.includes(row))).toEqual([])
})
