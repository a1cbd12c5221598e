import { parse } from 'postcss'
import { expect, it, describe } from 'vitest'
import { usedStyle, canMatch, namesIn } from './inlineStyle.ts'

const used = (css: string, html: string) => usedStyle(parse(css), html)

it('keeps tokens and faces, and the rules that may match, in their order', () => {
  const css =
    ':root{--ink:#000}@font-face{font-family:Mukta}.b{color:red}.gone{color:green}p,.gone{color:blue}.a .b{top:0}'
  expect(used(css, '<p class="b">x</p>')).toBe(
    ':root{--ink:#000}@font-face{font-family:Mukta}.b{color:red}p,.gone{color:blue}',
  )
})

it('leaves out blocks that have become empty, but keeps the order of layers', () => {
  const css =
    '@layer base{.gone{top:0}}@media (width>=40rem){@supports (top:0){.gone{top:0}}}@media (width>=60rem){p{top:0}}'
  expect(used(css, '<p>x</p>')).toBe('@layer base{}@media (width>=60rem){p{top:0}}')
})

it('leaves print styles to the whole sheet', () => {
  expect(used('p{top:0}@media print{p{top:1px}}@page{margin:0}', '<p>x</p>')).toBe('p{top:0}')
})

it('keeps the animations that a kept rule names', () => {
  const css = '@keyframes rise{to{top:0}}@keyframes sink{to{top:9px}}p{animation:1s rise}.gone{animation-name:sink}'
  expect(used(css, '<p>x</p>')).toBe('@keyframes rise{to{top:0}}p{animation:1s rise}')
})

it('does not change the sheet that it was given', () => {
  const sheet = parse('.gone{top:0}')
  usedStyle(sheet, '<p>x</p>')
  expect(sheet.toString()).toBe('.gone{top:0}')
})

const names = namesIn(
  '<main id="content"><p class="lead _soft_1a2b-c" data-note>x</p><input type=text disabled><BR/></main>',
)

it('knows elements, classes, ids and attributes of a page', () => {
  const elements = ['main', 'p', 'input', 'br']
  const named = [
    '#content',
    '.lead',
    '._soft_1a2b-c',
    '[id]',
    '[class]',
    '[data-note]',
    '[type]',
    '[disabled]',
    '[open]',
  ]
  expect([...names].toSorted()).toEqual([...elements, ...named].toSorted())
})

it('reads no names in texts', () => {
  expect(namesIn('a < b, class="x" and <p>class="y"</p>').has('.y')).toBe(false)
})

describe('canMatch', () => {
  it.each([
    'p',
    'P.lead',
    'main > p.lead:hover::before',
    '*',
    ':root',
    '#content ._soft_1a2b-c',
    '[data-note="any"] ~ p',
    'p:not(.absent)',
    'p:nth-child(2n + 1)',
    ':lang(hi):is(h1, h2, p)',
    ':where(.absent, main:has(> .lead))',
    '%unknown',
  ])('%s may', (selector) => expect(canMatch(selector, names)).toBe(true))

  it.each([
    'h1',
    'p.absent',
    'main > .absent:hover',
    '#absent',
    '[data-absent]',
    ':is(h1, h2)',
    ':where([data-absent]:not(.x)) p',
    'main:has(> .absent, .gone:not(p))',
  ])('%s cannot', (selector) => expect(canMatch(selector, names)).toBe(false))
})
