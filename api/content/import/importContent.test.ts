import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { projectDetailSchema } from '../../../shared/contract/project.ts'
import { contentDirectory, demoSeed } from '../../testing/demoContent.ts'
import { giveRecorded } from '../../testing/donations.ts'
import { textsOf } from '../../storage/tables/contentTables.ts'
import { createTestApi, type TestApi } from '../../testing/testApi.ts'
import { importContent } from './importContent.ts'
import { readContent } from './readContent.ts'

const giving = ['projects', 'purposes', 'items', 'contacts', 'donations', 'users'] as const
const pages = ['documents', 'project_pages', 'volunteer_roles', 'tags', 'posts', 'post_texts', 'post_tags'] as const
const texts = Object.values(textsOf).map(({ table }) => table)
const tables = [...giving, ...pages, ...texts]

let api: TestApi
let directory: string
beforeAll(async () => {
  api = await createTestApi()
  await giveRecorded(api, await api.signIn())
  directory = await mkdtemp(join(tmpdir(), 'content-'))
  await cp(contentDirectory, directory, { recursive: true })
})
afterAll(async () => {
  await api.close()
  await rm(directory, { recursive: true })
})

/** Every row of every table, in any order. */
async function rows(): Promise<Record<string, string[]>> {
  const all = tables.map(async (table): Promise<[string, string[]]> => {
    const found = await api.deps.db.selectFrom(table).selectAll().execute()
    return [table, found.map((row) => JSON.stringify(Object.entries(row).sort())).sort()]
  })
  return Object.fromEntries(await Promise.all(all))
}

const show = async (project_id: number) =>
  (await api.send('project/show', { json: { project_id } })).data(projectDetailSchema)

async function change(file: string, from: string | RegExp, to: string): Promise<void> {
  const path = join(directory, file)
  await writeFile(path, (await readFile(path, 'utf8')).replace(from, to))
}

async function readChanged() {
  const { content, report } = readContent(directory)
  expect(report.problems).toEqual([])
  if (!content) throw new Error('no content')
  return content
}

describe('an import', () => {
  it('changes nothing the second time', async () => {
    const before = await rows()
    await importContent(api.deps.db, demoSeed.content)
    expect(await rows()).toEqual(before)
    expect(before['donations']).toHaveLength(1)
  })

  it('updates an editor’s texts and prices, and keeps donations', async () => {
    const before = await rows()
    await change('projects/annadan.en.md', /^summary: .*$/m, 'summary: Soup for all.')
    await change('projects/annadan.en.md', /---\n\n/, '---\n\nFirst *words*.\n\n')
    await change('projects/annadan.json', '"price": 300', '"price": 350')
    await change('projects/annadan.json', '[60, 300,', '[60, 350,')
    for (const language of ['en', 'hi']) await change(`projects/annadan.${language}.md`, '  300:', '  350:')
    await importContent(api.deps.db, await readChanged())
    const project = await show(1)
    expect(project.summary).toBe('Soup for all.')
    expect(project.story.startsWith('<p>First <em>words</em>.</p>\n<p>')).toBe(true)
    expect(project.gives.map((one) => one.amount)).toContain(350)
    const after = await rows()
    const changed = tables.filter((table) => after[table]?.join() !== before[table]?.join())
    expect(changed).toEqual(['items', 'documents', 'project_page_texts'])
  })

  it('refuses to remove what a donation refers to, and changes nothing', async () => {
    const before = await rows()
    const { project_id } = await api.deps.db.selectFrom('donations').select('project_id').executeTakeFirstOrThrow()
    const kept = demoSeed.content.projects.filter((project) => project.facts.id !== project_id)
    await expect(importContent(api.deps.db, { ...demoSeed.content, projects: kept })).rejects.toThrow(
      /is no longer in the content, but donation\w* refer to it. Put it back; nothing was imported./,
    )
    expect(await rows()).toEqual(before)
  })

  it('removes rows without references', async () => {
    const posts = demoSeed.content.posts.slice(1)
    await importContent(api.deps.db, { ...demoSeed.content, posts })
    expect((await rows())['posts']).toHaveLength(posts.length)
  })
})
