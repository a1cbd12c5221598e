import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { explain } from './runProgram.ts'

const moduleFile = JSON.stringify(join(import.meta.dirname, 'runProgram.ts'))
/** Arguments of Node for a program that starts so, and has something to wait for. */
const program = (start: string) => [
  '--input-type=module',
  '--eval',
  `import { runProgram } from ${moduleFile}
  setInterval(() => {}, 1000)
  await runProgram(async () => { ${start} })`,
]

it.each([
  ['while it runs', "console.log('begun'); return { close: async () => console.log('closed') }", 'begun\nclosed\n'],
  ['while it starts', "console.log('begun'); await new Promise(() => {})", 'begun\n'],
])('ends well if it is stopped %s', async (_when, start, printed) => {
  const child = spawn(process.execPath, program(start), { stdio: ['ignore', 'pipe', 'inherit'] })
  const closed = once(child, 'close')
  let output = ''
  child.stdout.on('data', (part) => (output += String(part)))
  await once(child.stdout, 'data')
  child.kill('SIGTERM')
  expect([await closed, output]).toEqual([[0, null], printed])
})

it('says why it cannot start, with the causes', () => {
  const start = "throw new Error('Migration failed', { cause: new Error('connect ECONNREFUSED') })"
  const { status, stderr } = spawnSync(process.execPath, program(start), { encoding: 'utf8' })
  expect([status, stderr]).toEqual([1, 'Migration failed: connect ECONNREFUSED\n'])
})

it('reports an error with its causes', () => {
  const refused = new AggregateError([new Error('connect ECONNREFUSED ::1:5432'), new Error('and 127.0.0.1:5432')])
  const error = new Error('Migration failed', { cause: refused })
  expect(explain(error)).toBe('Migration failed: connect ECONNREFUSED ::1:5432, and 127.0.0.1:5432')
  expect(explain(new Error('', { cause: 'a word' }))).toBe('Error: a word')
})
