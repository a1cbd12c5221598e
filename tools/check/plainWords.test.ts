/** Texts that donors, partners and staff read keep to plain words. The documents: `npm run check`, step "plain words". */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { expect, it } from 'vitest'
import { repository } from '../../demo/stack/places.ts'

const all = (...patterns: string[]): string[] =>
  globSync(patterns, { cwd: repository, exclude: ['**/*.test.ts'] }).sort()

const catalogues = all(
  '{api,site,shared,widget,demo}/**/{en,hi,*.en,*.hi,texts}.ts',
  'shared/messages/**/*.ts',
  'api/{http,mail,contact,notification,routes}/*.ts',
)
const content = all('demo/content/**/*.{md,yaml,json,vtt}')
const pages = all('demo/partner-page/**/*.html')

/** The words that a file shows: a script's string literals, without names of properties and modules. */
const wordsOf = (path: string): string[] => {
  const text = readFileSync(join(repository, path), 'utf8')
  if (!path.endsWith('.ts')) return text.split('\n')
  const found: string[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isLiteralTypeNode(node)) return
    const isKey = ts.isPropertyAssignment(node.parent) && node.parent.name === node
    if (!isKey && (ts.isStringLiteralLike(node) || ts.isTemplateLiteralToken(node))) found.push(node.text)
    node.forEachChild(visit)
  }
  ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true).forEachChild(visit)
  return found
}

const read = new Map([...catalogues, ...content, ...pages].map((path) => [path, wordsOf(path)]))

const hits = (files: readonly string[], word: RegExp): string[] =>
  files.flatMap((path) =>
    (read.get(path) ?? []).filter((text) => word.test(text)).map((text) => `${path}: ${text.slice(0, 120)}`),
  )

it('finds catalogues, mails, content and pages', () => {
  for (const files of [catalogues, content]) expect(files.length).toBeGreaterThan(10)
  expect(pages).not.toEqual([])
  expect(wordsOf('shared/messages/en/form.ts')).toContain('Please check your connection.')
})

it.each([
  ['donation', /\bgifts?\b/i],
  ['donor', /\bgivers?\b/i],
])('says "%s" for what a donor gives, and for who gives it', (_say, word) => {
  expect(hits([...catalogues, ...content, ...pages], word)).toEqual([])
})

it.each([
  ['the result, or whether it arrived', /\bwhat (became|becomes) of\b/i],
  ['again', /\b(once more|anew)\b/i],
  ['incomplete', /\bnot (be )?whole\b/i],
  ['if you', /\bshould you (want|need|ask|rather)\b/i],
  ['everyone who', /\bwhoever\b/i],
])('says "%s" in plain words', (_say, word) => {
  expect(hits([...catalogues, ...content], word)).toEqual([])
})

it('spells UPI in one way in Hindi', () => {
  const spellings = /यू[\s.]*पी[\s.]*आई|[\u0900-\u097f].*\b(upi|Upi)\b|\b(upi|Upi)\b.*[\u0900-\u097f]/
  expect(hits([...catalogues, ...content], spellings)).toEqual([])
})
