import { existsSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/** OWASP ASVS 5.0.0: how many requirements of levels 1 and 2 each section has, by chapter. They are the first of their section. */
const asvsRequirements = [
  [2, 9, 11, 3, 2],
  [3, 3, 4, 1],
  [0, 2, 4, 6, 5, 0, 2],
  [3, 1, 2, 4],
  [1, 3, 2, 3],
  [3, 12, 4, 4, 5, 3, 0, 4],
  [3, 4, 2, 5, 2, 2],
  [2, 3, 1, 1],
  [3, 4],
  [2, 2, 4, 11, 5, 2, 3],
  [2, 3, 3, 4, 1, 1],
  [3, 2, 4],
  [1, 5, 2, 5],
  [2, 4, 3],
  [3, 3, 7],
  [1, 5, 4, 3, 3],
  [1, 4, 2],
]

const text = readFileSync('docs/security.md', 'utf8')
const rows = text
  .split('\n')
  .filter((line) => line.startsWith('| V'))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, id = '', , status = '', how = '', where = '']) => ({ id, status, how, where: where.replaceAll('`', '') }))

it('answers each requirement of ASVS levels 1 and 2 once, in order', () => {
  const wanted = asvsRequirements.flatMap((sections, chapter) =>
    sections.flatMap((count, section) =>
      Array.from({ length: count }, (_, number) => `V${chapter + 1}.${section + 1}.${number + 1}`),
    ),
  )
  expect(wanted).toHaveLength(253)
  expect(rows.map(({ id }) => id)).toEqual(wanted)
})

it('gives each one a status, a reason, and a file that exists unless it does not apply', () => {
  for (const { id, status, how, where } of rows) {
    expect(['met', 'not applicable', '**not met**'], id).toContain(status)
    expect(how, id).not.toBe('')
    if (status !== 'not applicable') expect(existsSync(where), `${id}: ${where}`).toBe(true)
  }
})

it('has a section for each rule that is a document', () => {
  const policies = readFileSync('docs/security-policies.md', 'utf8')
  const titles = [...policies.matchAll(/^## (.+)$/gm)].map(([, title]) => title)
  expect(titles).toEqual([
    'Words that a password may not be made of',
    'Sessions',
    'Who may read and change which fields',
    'Cryptography in use',
    'Classes of data',
    'Updates of libraries',
    'Expensive calls',
    'Logs',
  ])
  for (const [, file = ''] of policies.matchAll(/`((?:api|shared|site)\/[\w/.]+)`/g))
    expect(existsSync(file), file).toBe(true)
})

it('counts them as the page says', () => {
  const count = (status: string) => rows.filter((row) => row.status === status).length
  expect(text).toContain(
    `Of ${rows.length} requirements ${count('met')} are met, ${count('not applicable')} do not apply, and ${count('**not met**')} are not met.`,
  )
})

it('runs the tests of the README, the audit of dependencies and their bill of materials in CI', () => {
  const workflow = readFileSync('.github/workflows/check.yml', 'utf8')
  const [command = 'no command'] = /npm ci && npm test/.exec(readFileSync('README.md', 'utf8')) ?? []
  expect(workflow).toContain(command)
  expect(workflow).toContain('npm audit --audit-level=high')
  expect(workflow).toMatch(/npm sbom .*--sbom-format=cyclonedx > bill-of-materials\.json/)
})
