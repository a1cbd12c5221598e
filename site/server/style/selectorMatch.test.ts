import { describe, expect, it } from 'vitest'
import { canMatch, namesIn } from './selectorMatch.ts'

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
