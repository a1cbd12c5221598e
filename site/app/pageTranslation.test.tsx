import { act, cleanup, render } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { surviveTranslation } from './pageTranslation.ts'

const { removeChild, insertBefore } = Node.prototype
beforeAll(surviveTranslation)
afterEach(cleanup)
afterAll(() => void Object.assign(Node.prototype, { removeChild, insertBefore }))

/** The records of changes arrive after the changes. */
const settled = () => act(() => new Promise((done) => setTimeout(done, 5)))

const textsIn = (element: Element): Text[] =>
  [...element.childNodes].flatMap((node) =>
    node instanceof Text ? [node] : node instanceof Element ? textsIn(node) : [],
  )

const fontAround = (...contents: Node[]): HTMLElement => {
  const [outer, inner] = [document.createElement('font'), document.createElement('font')]
  inner.append(...contents)
  outer.append(inner)
  return outer
}

/** Each text is replaced by a translation, and React's own text is detached. */
const replaceTexts = async (page: Element) => {
  for (const text of textsIn(page)) text.replaceWith(fontAround(document.createTextNode(`«${text.data}»`)))
  await settled()
}

/** Each text moves into the translator's elements. */
const wrapTexts = async (page: Element) => {
  for (const text of textsIn(page)) {
    const place = document.createComment('')
    text.replaceWith(place)
    place.replaceWith(fontAround(text))
  }
  await settled()
}

const Page = ({ count, warm = true, more = false }: { count: number; warm?: boolean; more?: boolean }) => (
  <p>
    {more && <b>New</b>}
    {warm && 'Warm'} meals: {count}
  </p>
)

for (const [way, translate] of [
  ['replaced', replaceTexts],
  ['moved', wrapTexts],
] as const) {
  it(`removes a text that a translator has ${way}`, async () => {
    const { container, rerender } = render(<Page count={3} />)
    await translate(container)
    rerender(<Page count={3} warm={false} />)
    expect(container.textContent).not.toContain('Warm')
    expect(container.textContent).toContain('meals')
  })

  it(`puts an element before a text that a translator has ${way}`, async () => {
    const { container, rerender } = render(<Page count={3} />)
    await translate(container)
    rerender(<Page count={3} more />)
    expect(container.textContent?.replace(/[«»]/g, '')).toBe('NewWarm meals: 3')
    expect(container.querySelector('font b')).toBeNull()
  })

  it(`shows the new words of a text that a translator has ${way}`, async () => {
    const { container, rerender } = render(<Page count={3} />)
    await translate(container)
    rerender(<Page count={4} />)
    await settled()
    expect(container.textContent).toContain('4')
    expect(container.textContent).not.toContain('3')
    await translate(container)
    rerender(<Page count={5} warm={false} />)
    await settled()
    expect(container.textContent?.replace(/[«»]/g, '')).toBe(' meals: 5')
  })
}

it('still refuses an element that is no child', () => {
  const [parent, stranger] = [document.createElement('p'), document.createElement('b')]
  expect(() => parent.removeChild(stranger)).toThrow("execute 'removeChild'")
  expect(() => parent.insertBefore(document.createElement('i'), stranger)).toThrow("execute 'insertBefore'")
})

it('still inserts and removes as browsers do', () => {
  const parent = document.createElement('p')
  const [first, second] = [document.createTextNode('a'), document.createTextNode('b')]
  expect(parent.insertBefore(second, null)).toBe(second)
  expect(parent.insertBefore(first, second)).toBe(first)
  expect(parent.removeChild(second)).toBe(second)
  expect(parent.textContent).toBe('a')
})
