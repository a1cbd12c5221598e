/** The command as a program with its exit code, and its cases in this process. */
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { quotesSchema } from '../../shared/contract/content/pages.ts'
import { noLog } from '../base/logging/log.ts'
import { openPostgres } from '../storage/openDatabase.ts'
import { contentDirectory } from '../testing/demoContent.ts'
import { createDatabase } from '../testing/createDatabase.ts'
import { runCommandFile } from '../testing/runTrust.ts'
import { contentCommand } from './contentCommand.ts'
import { withDatabase, WrongArguments } from './runCommand.ts'

let root: string
let directory: string
let databaseUrl: string
let output: string[]
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'content-command-'))
  directory = join(root, 'content')
  await cp(contentDirectory, directory, { recursive: true })
  databaseUrl = await createDatabase('empty')
})
afterAll(() => rm(root, { recursive: true }))
beforeEach(() => {
  output = []
  for (const stream of ['log', 'error'] as const)
    vi.spyOn(console, stream).mockImplementation((line) => void output.push(String(line)))
  vi.stubEnv('DATABASE_URL', databaseUrl)
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
})

const run = (...args: string[]) => runCommandFile('api/commands/content.ts', args, { DATABASE_URL: databaseUrl }, root)

async function quotes(): Promise<string[]> {
  const { db, close } = openPostgres(databaseUrl, noLog)
  const row = await db
    .selectFrom('documents')
    .select('body')
    .where('name', '=', 'quotes')
    .where('language', '=', 'en')
    .executeTakeFirstOrThrow()
  await close()
  return quotesSchema.parse(JSON.parse(row.body)).map(({ text }) => text)
}

it('prints its usage', async () => {
  const { code, output: printed } = await run()
  expect(code).toBe(2)
  expect(printed).toMatch(/^Say .*\n\nUsage:\n[^]*Example:/)
})

it('names a wrong argument', async () => {
  await expect(contentCommand(['delete', directory])).rejects.toThrow(
    new WrongArguments('Say "check" or "import" first.'),
  )
  for (const args of [['check'], ['check', directory, directory]])
    await expect(contentCommand(args)).rejects.toThrow(new WrongArguments('Name one folder of content.'))
})

it('checks, imports into an empty database, and imports an editor’s change', async () => {
  await contentCommand(['check', directory])
  expect(output).toEqual([
    expect.stringMatching(/^1\d\d entries are still the sample's/),
    '10 projects, 15 posts, 3 albums: no problems.',
  ])
  const imported = 'Imported into PostgreSQL of DATABASE_URL. The site shows it within a minute.'
  expect(await run('import', 'content')).toEqual({ code: 0, output: `${output.join('\n')}\n${imported}\n` })
  const before = await quotes()
  const file = join(directory, 'quotes.en.yaml')
  await writeFile(file, (await readFile(file, 'utf8')).replace(/text: .*/, 'text: The soup was good.'))
  await contentCommand(['import', directory])
  expect(await quotes()).toEqual(['The soup was good.', ...before.slice(1)])
})

it('names what is wrong, and imports nothing', async () => {
  const file = join(directory, 'awards.json')
  await writeFile(file, (await readFile(file, 'utf8')).replace('2026', '"2026"'))
  await expect(contentCommand(['import', directory])).rejects.toThrow('\n1 problem. Nothing was imported.')
  expect(output).toEqual([`${relative(process.cwd(), file)}: 0.year: must be a number`])
})

it('uses the embedded database in DATA_DIR if there is no DATABASE_URL', async () => {
  vi.stubEnv('DATABASE_URL', '')
  vi.stubEnv('DATA_DIR', join(root, 'data'))
  const place = await withDatabase(async ({ db }, name) => {
    // The folder is removed after the test, so the database must have started.
    await sql`select 1`.execute(db)
    return name
  })
  expect(place).toBe(`PGlite in ${join(root, 'data/db')}`)
})
