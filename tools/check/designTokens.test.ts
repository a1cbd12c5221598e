/** Style sheets use the tokens of shared/tokens.css, and docs/design.md shows those tokens. */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type AtRule, type Declaration, type Node, parse, type Rule } from 'postcss'
import { describe, expect, it } from 'vitest'
import { repository } from '../../demo/stack/places.ts'
import { settings } from '../../shared/embed/settings.ts'

const read = (path: string): string => readFileSync(join(repository, path), 'utf8')
const files = (pattern: string): string[] => globSync(`{site,shared,widget,owner}/**/${pattern}`, { cwd: repository })
const tokenFile = 'shared/tokens.css'
const sheets = files('*.css').map((path) => ({ path, root: parse(read(path)) }))
const ruled = sheets.filter(({ path }) => path !== tokenFile)
const design = read('docs/design.md')

/** Rows of the document's tables whose first cell is code: that code, and the second cell. */
const rows = [...design.matchAll(/^\| `([^`|]+)` \| ([^|]+) \|/gm)].map(([, name = '', value = '']) => [name, value])
const breakpoints = rows.filter(([name]) => name?.endsWith('rem')).map(([name]) => name)

const isRule = (node: Node | undefined): node is Rule => node?.type === 'rule'
const isOnPaper = (node: Node | undefined): boolean =>
  node?.type === 'atrule' && ((node as AtRule).name === 'page' || (node as AtRule).params === 'print')
    ? true
    : node?.parent
      ? isOnPaper(node.parent)
      : false

/** Colours that are not the trust's: of a drawing, and of codes that cameras read. */
const hasOwnColours = (path: string, parent: Node | undefined): boolean =>
  path.includes('DrawnMap') || (isRule(parent) && parent.selector === '.qr')
const spacing = /^(margin|padding|gap|row-gap|column-gap|inset|top|right|bottom|left|scroll-(margin|padding))/

/** Values of a declaration that a token should have given. Allowed are hairlines and optical corrections up to 3px, `em` and percentages. */
function rawValues(path: string, { prop, value, parent }: Declaration): string[] {
  const lengths = [...value.matchAll(/(?<![\w#.-])-?(\d*\.?\d+)(px|rem)\b/g)]
    .filter(([, size, unit]) => unit === 'rem' || Number(size) > 3)
    .map(([length]) => length)
  const isDrawnMark = isRule(parent) && /::?(before|after)/.test(parent.selector)
  if (spacing.test(prop)) return isDrawnMark && !/^(margin|padding)/.test(prop) ? [] : lengths
  if (prop.includes('radius')) return lengths
  // A size between two others follows the window; labels of a drawing have its units.
  if (/^font(-size)?$/.test(prop)) return /clamp|min\(|max\(/.test(value) || /DrawnMap/.test(path) ? [] : lengths
  if (hasOwnColours(path, parent)) return []
  return [...value.matchAll(/#[\da-f]{3,8}\b|\b(rgba?|hsla?|oklch)\([^)]*\)|(?<![\w-])(white|black)\b/gi)]
    .map(([colour]) => colour)
    .filter((colour) => colour !== '#0000')
}

it('sheets take spacing, corners, letter sizes and colours from the tokens', () => {
  const found: string[] = []
  for (const { path, root } of ruled)
    root.walkDecls((declaration) => {
      if (isOnPaper(declaration.parent)) return
      for (const raw of rawValues(path, declaration))
        found.push(`${path}:${declaration.source?.start?.line} ${declaration.prop}: ${raw}`)
    })
  expect(found).toEqual([])
})

it('layouts change only at the breakpoints of docs/design.md', () => {
  const found: string[] = []
  const check = (path: string, condition: string) => {
    // In a media condition, `em` and `rem` are the same.
    for (const [, width = ''] of condition.matchAll(/width\s*(?:[<>]=?|:)\s*([\w.]+)/g))
      if (!breakpoints.includes(width.replace(/r?em$/, 'rem'))) found.push(`${path}: ${condition}`)
  }
  for (const { path, root } of sheets) root.walkAtRules('media', ({ params }) => check(path, params))
  for (const path of files('*.tsx'))
    for (const [, condition = ''] of read(path).matchAll(/(?:matchMedia\(|media=)['"]([^'"]+)/g)) check(path, condition)
  expect(breakpoints.length).toBeGreaterThan(0)
  expect(found).toEqual([])
})

describe('tokens', () => {
  const tokens = new Map<string, string>()
  sheets
    .find(({ path }) => path === tokenFile)
    ?.root.walkRules(/host/, (rule) => {
      rule.walkDecls(/^--/, ({ prop, value }) => void tokens.set(prop, value.replace(/\s+/g, ' ')))
    })

  it('are shown in docs/design.md with their values', () => {
    const shown = rows.filter(([name]) => name?.startsWith('--'))
    expect(shown.map(([name, value]) => `${name}: ${value?.replaceAll('`', '')}`)).toEqual(
      [...tokens].map(([name, value]) => `${name}: ${value}`),
    )
  })

  it('have the same colours outside the sheets', () => {
    const colour = (name: string): string => /#\w+/.exec(tokens.get(name) ?? '')?.[0] ?? ''
    expect(read('site/index.html')).toContain(`name="theme-color" content="${colour('--deep')}"`)
    expect(JSON.parse(read('site/public/site.webmanifest'))).toMatchObject({
      background_color: colour('--paper'),
      theme_color: colour('--deep'),
    })
    expect(settings.accent.absent).toBe(colour('--marigold'))
    for (const path of ['widget/loader.ts', 'widget/inline.ts'])
      expect(read(path)).toContain(`var(--donate-accent,${settings.accent.absent})`)
  })

  it('all have a use', () => {
    const code = [...files('*.{css,ts,tsx}')].map(read).join('\n')
    expect([...tokens.keys()].filter((name) => !code.includes(`var(${name})`))).toEqual([])
  })

  it('are all that sheets ask for, beside properties that a sheet or a library sets', () => {
    const set = new Set(tokens.keys())
    for (const path of files('*.{css,ts,tsx}'))
      for (const [name] of read(path).matchAll(/--[\w-]+(?=['"]?\s*:)/g)) set.add(name)
    const unknown: string[] = []
    for (const { path, root } of ruled)
      root.walkDecls(({ value }) => {
        for (const [, name = ''] of value.matchAll(/var\((--[\w-]+)\)/g))
          if (!set.has(name) && !/^--(anchor|available)-/.test(name)) unknown.push(`${path}: ${name}`)
      })
    expect(unknown).toEqual([])
  })
})
