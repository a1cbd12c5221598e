/**
 * Texts that donors, partners and staff read keep to plain words, and so do comments and test titles. The documents:
 * `npm run check`, step "plain words".
 */
import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { repository } from '../../../demo/stack/places.ts'

/** Comments of a script or style sheet that begin a line or follow code on it. A glob such as `**` with a slash is no comment. */
const blocks = /^[ \t]*\{?\/\*[^]*?\*\//gm
const lines = /(?:^|[ \t])\/\/ .*(?:\n[ \t]*\/\/ .*)*/gm
/** First arguments of tests and groups of tests; `signedIn` and `withBackCache` are tests of a signed-in donor. */
const titles =
  /(?:\b(?:it|test|describe|signedIn|withBackCache)(?:\.(?!each)\w+)*\(|\.each\([^'"`]*?\)\(|\](?: as const)?\)\()\s*(['"`])((?:\\.|(?!\1)[^\\])+)\1/g

/** A text without code: code spans, placeholders, file names and directives of tools say nothing in words. */
const words = (text: string): string =>
  text.replace(/\$\{(?:[^{}]|\{[^}]*\})*\}|`[^`]*`/g, 'x').replace(/[\w/.-]+\.(?:tsx?|m?js|md|json|css|html)\b/g, 'x')

const inBlock = (comment: string): string =>
  comment
    .replace(/^\s*\{?\/\*+|\*+\/$/g, '')
    .replace(/^[ \t]*\*[ \t]?/gm, '')
    // A blank line and a tag begin a sentence.
    .replace(/\n\s*\n|\n(?=@)/g, '. ')
const inLines = (comment: string): string => comment.replace(/^\s*\/\/ /gm, '')

/** The comments and test titles of a script, each as one line in words. */
const commentsAndTitles = (script: string): string[] => {
  const comments = [...script.matchAll(blocks)].map(([comment]) => inBlock(comment))
  const short = [...script.matchAll(lines)].map(([comment]) => inLines(comment))
  const named = [...script.matchAll(titles)].map(([, , title = '']) => title.replaceAll('\\', ''))
  return [...comments, ...short, ...named].map((text) => words(text).replace(/\s+/g, ' ').trim())
}

/** Sentences of a text with more than `most` words. Words in parentheses do not count. */
const longSentences = (text: string, most: number): string[] =>
  text
    .replace(/\([^()]*\)/g, '')
    .split(/(?<=[.!?])\s+/)
    .filter((sentence) => sentence.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word)).length > most)

const all = (...patterns: string[]): string[] =>
  globSync(patterns, { cwd: repository, exclude: ['**/*.test.ts'] }).sort()

const catalogues = all(
  '{api,site,shared,widget,owner,demo}/**/{en,hi,*.en,*.hi,texts}.ts',
  'shared/texts/**/*.ts',
  'api/{base/http,server,mail,desk,contact,donors/notification,routes}/*.ts',
)
const content = all('demo/content/**/*.{md,yaml,json,vtt}')
const pages = all('demo/**/*.html')
/** Folders whose comments and test titles keep to plain words. */
const finished = ['api', 'demo', 'e2e', 'owner', 'shared', 'site', 'tools', 'widget']
const scripts = globSync(`{${finished.join()}}/**/*.{ts,tsx,js,css}`, {
  cwd: repository,
  exclude: ['**/node_modules/**'],
}).sort()

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

it('finds catalogues, mails, content, pages and scripts', () => {
  for (const files of [catalogues, content, scripts]) expect(files.length).toBeGreaterThan(10)
  expect(pages).not.toEqual([])
  expect(wordsOf('shared/texts/en/form.ts')).toContain('Please check your connection.')
})

/** Words of names that say nothing to an engineer of this trade. What they name has a term: request, response, created, pending, lazy. */
const dialect = /^(told|said|made|wish(es)?|besides?|near)$/
/** A column of the database, whose name stays. */
const kept = new Set(['said_once'])

const isDialect = (name: string): boolean =>
  !kept.has(name) && (name === 'later' || name.split(/_|(?=[A-Z])/).some((word) => dialect.test(word.toLowerCase())))

/** The names that a script declares: variables, parameters, functions, types and properties. */
function declaredNames(path: string, script: string): string[] {
  const found: string[] = []
  const visit = (node: ts.Node): void => {
    const { name } = node as { name?: ts.Node }
    if (name && ts.isIdentifier(name) && !ts.isPropertyAccessExpression(node)) found.push(name.text)
    node.forEachChild(visit)
  }
  const kind = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  ts.createSourceFile(path, script, ts.ScriptTarget.Latest, false, kind).forEachChild(visit)
  return found
}

describe('names', () => {
  it('of variables, types, functions and properties are terms of the trade', () => {
    const written = scripts.filter((path) => /\.tsx?$/.test(path))
    expect(written.length).toBeGreaterThan(1000)
    const refused = written.flatMap((path) => {
      const script = readFileSync(join(repository, path), 'utf8')
      // Most files have none of the words: parsing all of them takes seconds.
      if (!/told|said|made|wish|beside|near|later/i.test(script)) return []
      return declaredNames(path, script)
        .filter(isDialect)
        .map((name) => `${path}: ${name}`)
    })
    expect(refused).toEqual([])
  })

  it('of files are, too', () => {
    const names = scripts.map((path) => basename(path).split('.')[0] ?? '')
    expect(names.filter(isDialect)).toEqual([])
  })

  it('are found wherever they are declared', () => {
    const script = `interface RefundWish { told: string }
      const { made: stored, said } = read()
      const load = (besides: string) => near(besides).later`
    expect(declaredNames('a.ts', script).filter(isDialect)).toEqual(['RefundWish', 'told', 'said', 'besides'])
  })
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

describe('comments and test titles', () => {
  const texts = scripts.flatMap((path) =>
    commentsAndTitles(readFileSync(join(repository, path), 'utf8')).map((text) => ({ path, text })),
  )

  it.each([
    ['donation', /\bgifts?\b/i],
    ['donor', /\bgivers?\b/i],
    ['attribution', /\bfirst touch\b/i],
    ['fix', /\bmend(s|ed|ing)?\b/i],
    ['again', /\b(once more|anew)\b/i],
    ['anyone, everyone who', /\bwhoever\b/i],
    ['our, its own', /\bof (ours|theirs|one['’]s own)\b/i],
    ['instead of', /\bin (the )?place of\b/i],
    ['a second sentence', /\bof (which|whom)\b/i],
    ['shows, reports', /\b(is|are|was|were|be) (told|said)\b|\bsays? of (itself|themselves)\b/i],
    ['is, loads, arrives', /\b(stands|lies)\b|\bcomes\b(?! from)/i],
    ['the button', /\bwhat is (pressed|clicked)\b/i],
    ['the', /\bthe ones? (that|which|whose)\b/i],
    ['opens, redirects to', /\b(leads?|led|leading) (on|to)\b/i],
    ['must, will', /\bshall\b|\b(is|are) to be\b/i],
    ['if', /\b(null|undefined|absent|empty|none|also|even) where\b|\bwhere (there (is|are)|none|nothing|nobody|no)\b/i],
    ['prefetch, preload', /\brehears|\b(fetch|load)(s|es|ed)? ahead\b/i],
    ['ledger, build files', /\b(books|papers)\b/i],
    ['the result', /\bwhat (became|becomes) of\b/i],
  ])('say "%s" in plain words', (_say, word) => {
    expect(texts.filter(({ text }) => word.test(text))).toEqual([])
  })

  it('have sentences of at most 25 words', () => {
    const long = texts.flatMap(({ path, text }) => longSentences(text, 25).map((sentence) => ({ path, sentence })))
    expect(long).toEqual([])
  })

  it('are found in every form, without code', () => {
    const script = `/** Reads \`a\` in x.ts. */ const all = ['a/**/b']
      // One
      // comment.
      it('names "it"', () => {}) // at the end
      it.each([['a']])(\`is \${one} \${two}\`, () => {})
      signedIn.describe('in a group', () => {})`
    expect(commentsAndTitles(script)).toEqual([
      'Reads x in x.',
      'One comment.',
      'at the end',
      'names "it"',
      'is x x',
      'in a group',
    ])
  })
})
