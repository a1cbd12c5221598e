import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { contentDirectory } from '../../testing/demoContent.ts'
import { readContent } from './readContent.ts'

let directory: string
const undo: (() => Promise<void>)[] = []
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'content-'))
  await cp(contentDirectory, directory, { recursive: true })
})
afterEach(async () => {
  for (const back of undo.splice(0)) await back()
})
afterAll(() => rm(directory, { recursive: true }))

/** Changes a file until the test ends. */
async function change(file: string, from: string | RegExp, to: string): Promise<void> {
  const path = join(directory, file)
  const text = await readFile(path, 'utf8')
  const changed = text.replace(from, to)
  expect(changed, `${file} has ${from}`).not.toBe(text)
  await writeFile(path, changed)
  undo.push(() => writeFile(path, text))
}

/** Adds a file, in a new folder if need be, until the test ends. */
async function put(file: string, text: string): Promise<void> {
  const first = await mkdir(dirname(join(directory, file)), { recursive: true })
  await writeFile(join(directory, file), text)
  undo.push(() => rm(first ?? join(directory, file), { recursive: true, force: true }))
}

/** The messages of the check, with paths relative to the folder. */
const found = () => {
  const { report } = readContent(directory)
  const inside = (line: string) => line.slice(line.indexOf('/content-')).replace(/^\/content-\w+\//, '')
  return { problems: report.problems.map(inside), notes: report.notes.map(inside) }
}

describe('the check names the file and field of a mistake', () => {
  it.each([
    ['projects/annadan.json', '"price": 60', '"price": "60"', 'items.0.price: must be a number'],
    ['projects/annadan.json', '"price": 60', '"price": 0', 'items.0.price: must be at least 1'],
    ['projects/annadan.json', '"goal"', '"gaol"', 'gaol: is not a field that we know here'],
    ['projects/annadan.json', '"item"', '"items"', 'donationType: must be one of item, flexible, fixed'],
    ['projects/annadan.json', '"school"', '"schol"', 'related: schol is not a project'],
    ['projects/annadan.json', 'kitchen-01', 'kitchen-99', 'gallery: kitchen-99.svg is missing'],
    [
      'projects/annadan.json',
      '"price": 60',
      '"price": 65',
      'gives: 60 is neither the price of an item nor a suggestion',
    ],
    ['projects/gaushala.json', '"id": 21', '"id": 14', 'purposes.id: 14 is taken by projects/annadan'],
    ['projects/annadan.json', '{', '', 'is not JSON'],
    ['projects/annadan.en.md', /^summary: .*\n/m, '', 'summary: is missing'],
    ['projects/annadan.en.md', /^title: .*$/m, 'title:', 'title: is empty'],
    ['projects/annadan.en.md', 'item-rice:', 'item-ryce:', 'items.item-rice: is missing'],
    ['projects/annadan.en.md', /---\n\n/, '---\n\n<b>Bold</b>\n\n', 'body: holds HTML; write Markdown'],
    ['projects/annadan.en.md', /---\n\n/, '---\n\n# Title\n\n', 'body: has a title of another size than ## and ###'],
    ['projects/annadan.hi.md', /^title:/m, 'titel: x\ntitle:', 'titel: is not a field that we know here'],
    ['projects/annadan.hi.md', /---\n\n/, '---\n\n[x](/nowhere)\n\n', 'body: /nowhere is not a page of the site'],
    ['pages/csr-support.en.md', '{#papers}', '{#paper}', 'sections.papers: is missing'],
    ['posts/ghat-lamps.json', 'festival', 'festivals', 'tags: festivals is not in tags.en.yaml'],
    ['posts/ghat-lamps.json', 'T07:00:00+05:30', '', 'publishedAt: must be a time with its zone'],
    ['dashboard.json', '"percent": 38', '"percent": 39', 'spending: the percentages must add up to 100'],
    ['rules/journal.json', '"yoga-hall"', '"yoga"', '0.value.projects.yoga: yoga is not a project'],
    ['rules/journal.json', /"cash": .*\n/, '', '0.value.accounts.cash: is missing'],
    ['rules/journal.json', '"Cash"', '"=Cash"', '0.value.accounts.cash: must begin with a letter or digit'],
    ['quotes.en.yaml', /^ {2}by: .*$/m, '  by: "', 'Missing closing "quote at line '],
    ['awards.json', '"year": 2026', '"year": 2026.5', '0.year: must be a whole number'],
    ['trustees.json', 'trustee-5', 'map', 'vasudha-bhatt: pictures.en.yaml does not say what map shows'],
  ])('%s, %s to %s', async (file, from, to, problem) => {
    await change(file, from, to)
    const { problems } = found()
    expect(problems.join('\n')).toContain(problem)
    expect(
      problems.some((line) => line.startsWith(`${file}: `)),
      problems.join('\n'),
    ).toBe(true)
  })

  it('and of a missing file', async () => {
    const path = join(directory, 'contact.json')
    const text = await readFile(path, 'utf8')
    await rm(path)
    undo.push(() => writeFile(path, text))
    expect(found().problems).toEqual(['contact.json: is missing'])
  })

  it('and says where the files of an entry with a folder of its own belong', async () => {
    const files = ['projects/well/en.md', 'projects/well/project.json', 'quotes/hi.yaml', 'rules/own.json']
    for (const file of files) await put(file, '[]')
    await put('projects/well/notes.md', 'Ask the mason.')
    const { report } = readContent(directory)
    const path = (file: string) => relative(process.cwd(), join(directory, file))
    expect(report.problems).toEqual([
      `${path('projects/well/en.md')}: move it to ${path('projects/well.en.md')}`,
      `${path('projects/well/project.json')}: move it to ${path('projects/well.json')}`,
      `${path('quotes/hi.yaml')}: move it to ${path('quotes.hi.yaml')}`,
    ])
  })
})

describe('languages', () => {
  it('fall back to English, and list what is not translated', async () => {
    await change('projects/annadan.hi.md', /^summary: .*\n/m, '')
    await change('trustees.hi.yaml', /^ {2}role: .*$/m, '  role:')
    await change('pages/csr-support.hi.md', / {2}- question: .*\n {4}answer: .*\n/, '')
    const { content } = readContent(directory)
    const annadan = content?.projects.find((project) => project.name === 'annadan')
    expect(annadan?.texts.hi.summary).toBe(annadan?.texts.en.summary)
    expect(annadan?.texts.hi.title).toBe('अन्नदान: खुली रसोई')
    const page = content?.pages.find((one) => one.name === 'csr-support')
    expect(page?.texts.hi.questions).toEqual(page?.texts.en.questions)
    expect(found()).toEqual({
      problems: [],
      notes: [
        'projects/annadan.hi.md: summary: is not translated; English is shown',
        expect.stringMatching(
          /^pages\/csr-support\.hi\.md: questions \(\d entries, \d in English\): is not translated/,
        ),
        'trustees.hi.yaml: vasudha-bhatt.role: is not translated; English is shown',
      ],
    })
  })

  it('ignore and note a language that the product does not have', async () => {
    await put('projects/annadan.ta.md', '---\ntitle: அன்னதானம்\n---\n')
    expect(found()).toEqual({
      problems: [],
      notes: ['projects/annadan.ta.md: is not shown yet: the product has en, hi'],
    })
  })

  it('require English for an entry, but not for a post', async () => {
    expect(readContent(directory).content?.posts.some(({ texts }) => !texts.en)).toBe(true)
    const path = join(directory, 'projects/annadan.en.md')
    const text = await readFile(path, 'utf8')
    await rm(path)
    undo.push(() => writeFile(path, text))
    expect(found().problems).toContain('projects/annadan: has no file in English (annadan.en.md or annadan.en.yaml)')
  })
})
