/** Comments and documents cite only what a reader of this repository can open. */
import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { repository } from '../../../demo/stack/places.ts'

const folders = '{shared,widget,site,api,owner,demo,e2e,tools,docs}'
const files = globSync([`${folders}/**/*.{ts,tsx,js,mjs,css,html,md}`, '*.{ts,mjs,md}'], {
  cwd: repository,
  exclude: ['site/server/widget/released/**', '**/node_modules/**'],
})
const texts = files.map((path) => ({ path, text: readFileSync(join(repository, path), 'utf8') }))
const specification = readFileSync(join(repository, 'docs/specification.md'), 'utf8')

/** Matches of a pattern in all files, as `path: match`. */
const found = (pattern: RegExp, wrong: (match: string) => boolean, except = /^$/): string[] =>
  texts.flatMap(({ path, text }) =>
    except.test(path)
      ? []
      : [...text.matchAll(pattern)].filter(([match]) => wrong(match)).map(([match]) => `${path}: ${match}`),
  )
const numbersIn = (text: string): number[] => [...text.matchAll(/\d+/g)].map(Number)

describe('citations', () => {
  it('name documents of the repository that exist', () => {
    const cited = /\bdocs\/[\w/-]+\.md\b/g
    expect(found(cited, (path) => !existsSync(join(repository, path)))).toEqual([])
  })

  it('name decisions by numbers that exist', () => {
    const numbers = new Set(
      globSync('docs/decisions/*.md', { cwd: repository }).map((path) => path.match(/\d{3}/)?.[0]),
    )
    const cited = /\bdecisions\/\d{3}(?:(?:, | and )\d{3})*/g
    expect(found(cited, (match) => (match.match(/\d{3}/g) ?? []).some((number) => !numbers.has(number)))).toEqual([])
  })

  it('name files of the code that exist', () => {
    const cited =
      /(?<![\w./@-])(?:shared|widget|site|api|owner|demo|e2e|tools|deploy)\/[\w./-]*\w\.(?:tsx?|mjs|css|sql|sh)\b/g
    // Tests name files that they invent.
    expect(found(cited, (path) => !existsSync(join(repository, path)), /\.test\.tsx?$/)).toEqual([])
  })

  it('name files in comments by paths that end as theirs', () => {
    const named = /(?<![\w./@*-])(?:[\w-]+\/)*\w[\w.-]+\.(?:tsx?|css)\b/g
    const isThere = (name: string) => files.some((path) => `/${path}`.endsWith(`/${name}`))
    const wrong = texts
      .filter(({ path }) => /(?<!\.test)\.(?:tsx?|mjs|css)$/.test(path))
      .flatMap(({ path, text }) =>
        [...text.matchAll(/^ *(?:\/\*\*?|\*|\/\/) .*$/gm)]
          .flatMap(([line]) => line.match(named) ?? [])
          .filter((name) => !isThere(name))
          .map((name) => `${path}: ${name}`),
      )
    expect(wrong).toEqual([])
  })

  it('name sections of the specification that exist', () => {
    const sections = [...specification.matchAll(/^## (\d+)\./gm)].map(([, number]) => Number(number))
    expect(sections).toHaveLength(9)
    const cited = /\b[Ss]pecification, sections? \d+(?:, \d+)*(?: and \d+)?/g
    expect(found(cited, (match) => numbersIn(match).some((number) => !sections.includes(number)))).toEqual([])
  })

  it('name decisions of the specification that exist', () => {
    const decisions = [...specification.matchAll(/^(\d+)\. \*/gm)].map(([, number]) => Number(number))
    expect(decisions).toEqual(decisions.map((_, index) => index + 1))
    const cited = /\bdecisions? \d{1,2}(?!\d)(?: (?:and|to) \d+)?/g
    expect(found(cited, (match) => numbersIn(match).some((number) => !decisions.includes(number)))).toEqual([])
  })
})
