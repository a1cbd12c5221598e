import { describe, expect, it } from 'vitest'
import { selectors } from './selectors.ts'
import { elementMeant, misspeltAttributes } from './spelling.ts'

/** Of a page with one element that has these attributes. */
const misspeltOn = (place: keyof typeof selectors) => (names: string[]) =>
  misspeltAttributes({
    querySelectorAll: (asked) => (asked === selectors[place] ? [{ getAttributeNames: () => names }] : []),
  }).map(({ wrong, right }) => ({ wrong, right }))
const misspeltOnElement = misspeltOn('element')
const misspeltOnLink = misspeltOn('link')
const misspeltOnScript = misspeltOn('script')

it.each([
  ['donate-buton', 'donate-button'],
  ['donatebutton', 'donate-button'],
  ['donate_button', 'donate-button'],
  ['donation-button', 'donate-button'],
  ['donate-btn', 'donate-button'],
  ['donat-form', 'donate-form'],
  ['donations-form', 'donate-form'],
])('reads <%s> as a misspelt <%s>', (name, right) => {
  expect(elementMeant(name)).toBe(right)
})

it.each([
  'donate-button',
  'donate-form',
  'button',
  'form',
  'donate',
  'donor-form',
  'donate-footer',
  'x-button',
  'date-form',
])('accepts <%s>', (name) => {
  expect(elementMeant(name)).toBeNull()
})

describe('attributes', () => {
  it.each([
    ['projectid', 'project-id'],
    ['project_id', 'project-id'],
    ['project', 'project-id'],
    ['prject-id', 'project-id'],
    ['data-project-id', 'project-id'],
    ['ammount', 'amount'],
    ['data-amount', 'amount'],
    ['purpose', 'purpose-id'],
    ['data-donate-purposeid', 'purpose-id'],
  ])('on an element, reads %s as a misspelt %s', (wrong, right) => {
    expect(misspeltOnElement(['class', wrong])).toEqual([{ wrong, right }])
  })

  it.each([
    ['data-project-id', 'data-donate-project-id'],
    ['data-donate-project', 'data-donate-project-id'],
    ['data-donate-projectid', 'data-donate-project-id'],
    ['data-amount', 'data-donate-amount'],
  ])('on a link, reads %s as a misspelt %s', (wrong, right) => {
    expect(misspeltOnLink(['href', 'data-donate', wrong])).toEqual([{ wrong, right }])
  })

  it.each([
    ['data-projectid', 'data-project-id'],
    ['project-id', 'data-project-id'],
    ['data-partner-id', 'data-partner'],
    ['partner', 'data-partner'],
    ['data-color', 'data-accent'],
    ['data-language', 'data-lang'],
    ['data-floatin', 'data-floating'],
    ['data-api', null],
  ])('on the script, reads %s as a misspelt %s', (wrong, right) => {
    expect(misspeltOnScript(['async', 'src', wrong])).toEqual(right === null ? [] : [{ wrong, right }])
  })

  it('accepts the attributes of the widget, of HTML and of other tools', () => {
    const html = [
      'id',
      'class',
      'style',
      'title',
      'lang',
      'dir',
      'slot',
      'part',
      'hidden',
      'role',
      'aria-label',
      'onclick',
    ]
    expect(misspeltOnElement(['project-id', 'amount', 'purpose-id', 'data-donate-amount', ...html])).toEqual([])
    expect(misspeltOnLink(['data-donate', 'data-donate-project-id', 'project-id', 'href', 'target', ...html])).toEqual(
      [],
    )
    const own = 'async defer src type charset nonce integrity crossorigin referrerpolicy id fetchpriority'
    const others = 'data-cfasync data-rocket-src data-domain data-cookieconsent data-no-optimize'
    const ours =
      'data-api-root data-site-root data-project-id data-partner data-floating data-lang data-theme data-accent'
    expect(misspeltOnScript(`${own} ${others} ${ours}`.split(' '))).toEqual([])
  })

  it('ignores a misspelt attribute if the right one is there, as the widget does', () => {
    expect(misspeltOnElement(['project-id', 'projectid'])).toEqual([])
  })
})
