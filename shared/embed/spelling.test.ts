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
])('<%s> is meant to be <%s>', (name, right) => {
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
])('<%s> is ours, or somebody else’s', (name) => {
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
  ])('%s of an element is meant to be %s', (wrong, right) => {
    expect(misspeltOnElement(['class', wrong])).toEqual([{ wrong, right }])
  })

  it.each([
    ['data-project-id', 'data-donate-project-id'],
    ['data-donate-project', 'data-donate-project-id'],
    ['data-donate-projectid', 'data-donate-project-id'],
    ['data-amount', 'data-donate-amount'],
  ])('%s of a link is meant to be %s', (wrong, right) => {
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
  ])('%s of the script is meant to be %s', (wrong, right) => {
    expect(misspeltOnScript(['async', 'src', wrong])).toEqual(right === null ? [] : [{ wrong, right }])
  })

  it('what the widget reads, what HTML has and what other tools write is right', () => {
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

  it('the right one beside it wins, as in the widget', () => {
    expect(misspeltOnElement(['project-id', 'projectid'])).toEqual([])
  })
})
