/** No look of the site depends on the order of its style sheets: the order follows from which page loads a part first. */
import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parse, type Rule } from 'postcss'
import { expect, it } from 'vitest'
import { repository } from '../../demo/stack/places.ts'

const files = globSync('site/**/*.tsx', { cwd: repository }).filter((file) => !file.includes('.test.'))
const read = (file: string): string => readFileSync(join(repository, file), 'utf8')

const sides = (name: string) => ['top', 'right', 'bottom', 'left'].map((side) => `${name}-${side}`)
/** What the properties set that set several. */
const parts = new Map([
  ['gap', ['row-gap', 'column-gap']],
  ['padding', sides('padding')],
  ['padding-block', ['padding-top', 'padding-bottom']],
  ['padding-inline', ['padding-left', 'padding-right']],
  ['margin', sides('margin')],
  ['margin-block', ['margin-top', 'margin-bottom']],
  ['margin-inline', ['margin-left', 'margin-right']],
  ['border', sides('border')],
  ['font', ['font-size', 'font-weight', 'font-family', 'line-height']],
])

const propertiesOf = (rule: Rule): string[] =>
  rule.nodes.flatMap((node) => (node.type === 'decl' ? (parts.get(node.prop) ?? [node.prop]) : []))

/** The properties that rules set whose selector is this class alone. A selector that says more (`ul.banners`) decides by itself. */
const setBy = (sheet: string, name: string): Set<string> => {
  const found: string[] = []
  parse(read(sheet)).walkRules((rule) => {
    if (rule.selectors.includes(`.${name}`)) found.push(...propertiesOf(rule))
  })
  return new Set(found)
}

/** The classes that a file gives to one element, as `${flow.stack} ${styles.side}`. */
const combined = (file: string): Array<Array<[sheet: string, name: string]>> => {
  const source = read(file)
  const sheets = new Map(
    [...source.matchAll(/import (\w+) from '(.+\.module\.css)'/g)].map(([, local = '', path = '']) => [
      local,
      join(dirname(file), path),
    ]),
  )
  return [...source.matchAll(/`[^`]+`/g)].map(([text]) =>
    [...text.matchAll(/\$\{(\w+)\.(\w+)\}/g)].flatMap(([, local = '', name = '']) => {
      const sheet = sheets.get(local)
      return sheet === undefined ? [] : [[sheet, name] satisfies [string, string]]
    }),
  )
}

it('gives an element no two classes of different sheets that set the same property', () => {
  const clashes = files.flatMap((file) =>
    combined(file).flatMap((classes) =>
      classes.flatMap(([sheet, name], index) =>
        classes
          .slice(index + 1)
          .filter(([other]) => other !== sheet)
          .flatMap(([other, otherName]) => {
            const theirs = setBy(other, otherName)
            const both = [...setBy(sheet, name)].filter((property) => theirs.has(property))
            return both.map((property) => `${file}: .${name} and .${otherName} set ${property}`)
          }),
      ),
    ),
  )
  expect(clashes).toEqual([])
})

it('overrides a class with its element (`ul.banners`) by another such selector only', () => {
  const hidden = globSync('site/**/*.css', { cwd: repository }).flatMap((sheet) => {
    const found: string[] = []
    const set = new Set<string>()
    parse(read(sheet)).walkRules((rule) => {
      for (const selector of rule.selectors)
        for (const property of propertiesOf(rule)) {
          if (/^[a-z]+\.[\w-]+$/.test(selector)) set.add(selector.replace(/^[a-z]+/, '') + property)
          else if (set.has(selector + property)) found.push(`${sheet}: ${selector} sets ${property} in vain`)
        }
    })
    return found
  })
  expect(hidden).toEqual([])
})
