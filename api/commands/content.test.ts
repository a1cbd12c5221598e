import { execFile } from 'node:child_process'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openEmbedded } from '../storage/openDatabase.ts'
import { contentDirectory } from '../testing/demoContent.ts'

/** The first import creates a database on disk. */
const SLOW_MS = 300_000

let root: string
let directory: string
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'content-command-'))
  directory = join(root, 'content')
  await cp(contentDirectory, directory, { recursive: true })
})
afterAll(() => rm(root, { recursive: true }))

function run(...args: string[]): Promise<{ code: unknown; said: string }> {
  const main = join(import.meta.dirname, 'content.ts')
  const env = { ...process.env, DATA_DIR: join(root, 'data'), DATABASE_URL: '' }
  return new Promise((resolve) => {
    execFile(process.execPath, [main, ...args], { cwd: root, env }, (error, stdout, stderr) =>
      resolve({ code: error ? error.code : 0, said: `${stdout}${stderr}` }),
    )
  })
}

async function quotes(): Promise<string[]> {
  const { db, close } = await openEmbedded(join(root, 'data'))
  const rows = await db.selectFrom('quote_texts').select('text').where('language', '=', 'en').orderBy('id').execute()
  await close()
  return rows.map((row) => row.text)
}

it('prints its usage', async () => {
  for (const args of [[], ['check'], ['delete', directory]]) {
    const { code, said } = await run(...args)
    expect(code).toBe(2)
    expect(said).toMatch(/^(Say|Name) .*\n\nUsage:\n[^]*Example:/)
  }
})

it(
  'checks, imports, and imports an editor’s change',
  async () => {
    expect(await run('check', 'content')).toEqual({ code: 0, said: '10 projects, 15 posts, 3 albums: no problems.\n' })
    expect(await run('import', 'content')).toMatchObject({
      code: 0,
      said: expect.stringContaining('Imported into PGlite'),
    })
    const before = await quotes()
    const file = join(directory, 'quotes/en.yaml')
    await writeFile(file, (await readFile(file, 'utf8')).replace(/text: .*/, 'text: The soup was good.'))
    expect((await run('import', 'content')).code).toBe(0)
    expect(await quotes()).toEqual(['The soup was good.', ...before.slice(1)])
  },
  SLOW_MS,
)

it(
  'names what is wrong, and imports nothing',
  async () => {
    const file = join(directory, 'awards/awards.json')
    await writeFile(file, (await readFile(file, 'utf8')).replace('2026', '"2026"'))
    expect(await run('import', 'content')).toEqual({
      code: 1,
      said: 'content/awards/awards.json: 0.year: must be a number\n\n1 problem. Nothing was imported.\n',
    })
  },
  SLOW_MS,
)
