import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { atRest, type Box, overlap, type Shape, whileMoving } from './place.ts'

const box = (left: number, top: number, right: number, bottom: number): Box => ({ left, top, right, bottom })

/** A phone's window; the button is 20 px from its corner. */
const whole = box(200, 670, 340, 720)
const edge = 360
const top = 350
/** Lines of text from the window's left side. */
const lines = (right: number): Box[] =>
  Array.from({ length: 27 }, (_, line) => box(16, line * 27, right, line * 27 + 20))
const rest = (shape: Shape, occupied: Box[]): Shape => atRest(shape, { whole, edge, occupied }, top)
const move = (shape: Shape, now: Box, occupied: Box[]): Shape => whileMoving(shape, now, { whole, edge, occupied })

describe('while the page is at rest', () => {
  it('shows the whole button if nothing is under it', () => {
    expect(rest('whole', lines(200))).toBe('whole')
  })

  it.each([
    ['of 60 px', 300, box(316, 676, 360, 720)],
    ['of 30 px', 330, box(336, 676, 360, 720)],
    ['that is exactly as wide as the narrow tab', 336, box(336, 676, 360, 720)],
  ])('shows the largest tab that fits a margin %s, as low as the button', (_, right, tab) => {
    expect(rest('whole', lines(right))).toEqual(tab)
  })

  it('moves the tab up to a short line if the lines below reach the edge', () => {
    const short = lines(350).map((line) => (line.top === 540 ? { ...line, right: 300 } : line))
    // Between the line above, to 533, and the one below, from 567.
    expect(rest('whole', short)).toEqual(box(336, 538, 360, 562))
  })

  it('puts the tab at the left edge on the left side', () => {
    const left = { whole: box(20, 670, 160, 720), edge: 0, occupied: [box(60, 0, 344, 740)] }
    expect(atRest('whole', left, top)).toEqual(box(0, 676, 44, 720))
  })

  it('hides the button if no place is free, and shows it as soon as one is', () => {
    expect(rest('whole', [box(0, 0, 360, 740)])).toBe('away')
    expect(rest('away', lines(300))).toEqual(box(316, 676, 360, 720))
    expect(rest('away', [])).toBe('whole')
  })

  it('turns a tab into the whole button only if there is some more space than it needs', () => {
    const tab = box(316, 676, 360, 720)
    expect(rest(tab, [box(0, 0, 360, 663)])).toEqual(tab)
    expect(rest('whole', [box(0, 0, 360, 663)])).toBe('whole')
    expect(rest(tab, [box(0, 0, 360, 662)])).toBe('whole')
  })

  it('keeps a tab in its place while that place is free, and lets it grow there', () => {
    const tab = box(336, 500, 360, 524)
    expect(rest(tab, lines(330))).toEqual(box(336, 480, 360, 524))
    expect(rest(tab, lines(336))).toEqual(tab)
  })
})

describe('while the page scrolls', () => {
  it('replaces the whole button by a tab at its own height, or hides it', () => {
    expect(move('whole', whole, lines(300))).toEqual(box(316, 676, 360, 720))
    expect(move('whole', whole, [box(0, 660, 360, 740)])).toBe('away')
  })

  it('hides a tab that text reaches, and shows nothing instead', () => {
    const tab = box(316, 500, 360, 544)
    expect(move(tab, tab, lines(330))).toBe('away')
    expect(move(tab, tab, [])).toEqual(tab)
    expect(move('away', whole, [])).toBe('away')
  })
})

it('overlaps nothing at rest, whatever the page shows, and keeps a tab at least 24 px wide and high', () => {
  const boxes = fc
    .tuple(fc.nat(360), fc.nat(740), fc.integer({ min: 1, max: 360 }), fc.integer({ min: 1, max: 60 }))
    .map(([left, up, width, height]) => box(left, up, left + width, up + height))
  fc.assert(
    fc.property(fc.array(boxes, { maxLength: 40 }), fc.constantFrom<Shape>('whole', 'away'), (occupied, shape) => {
      const next = rest(shape, occupied)
      if (next === 'away') return
      const drawn = next === 'whole' ? whole : next
      expect(occupied.some((one) => overlap(one, drawn))).toBe(false)
      expect(drawn.right - drawn.left).toBeGreaterThanOrEqual(24)
      expect(drawn.bottom - drawn.top).toBeGreaterThanOrEqual(24)
      // A second look changes nothing.
      expect(rest(next, occupied)).toEqual(next)
    }),
  )
})
