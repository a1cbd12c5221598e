import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkAccent } from './accent.ts'

describe('the colour of the button', () => {
  it.each([
    ['#e2912a', '#000000', 8.31],
    ['#1f5a5e', '#ffffff', 7.83],
    ['#000', '#ffffff', 21],
    ['fff', '#000000', 21],
    ['#FFFF00', '#000000', 19.56],
    ['#e40f00', '#ffffff', 4.8],
    ['#0f72f0', '#000000', 4.69],
  ])('gives %s the words %s', (colour, text, ratio) => {
    const checked = checkAccent(colour)
    expect(checked).toMatchObject({ text, verdict: 'good' })
    expect(checked.ratio).toBeCloseTo(ratio, 1)
  })

  it.each(['', 'red', '#12', '#12345', '#gggggg', 'rgb(1,2,3)', '#e2912a;--x:1', 'var(--x)'])(
    'refuses %s and uses our colour',
    (written) => {
      expect(checkAccent(written)).toMatchObject({ colour: '#e2912a', verdict: 'refused' })
    },
  )

  it('says that white is no button on a white page', () => {
    expect(checkAccent('#ffffff').faint).toBe(true)
    expect(checkAccent('#e2912a').faint).toBe(false)
  })

  it('gives words a contrast of 4.5 on any colour, and accepts its own result unchanged', () => {
    const part = fc.integer({ min: 0, max: 255 })
    fc.assert(
      fc.property(part, part, part, (...rgb) => {
        const written = `#${rgb.map((n) => n.toString(16).padStart(2, '0')).join('')}`
        const checked = checkAccent(written)
        expect(checked.ratio).toBeGreaterThanOrEqual(4.5)
        expect(checked).toMatchObject({ colour: written, verdict: 'good' })
      }),
      { numRuns: 2000 },
    )
  })
})
