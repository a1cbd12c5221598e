import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createDrawing, type Drawing } from './draw.ts'

const placed = 'bottom: 20px; right: 20px; z-index: 9999999; position: fixed;'
const tab = { left: 336, right: 360, top: 676, bottom: 720 }
const animate = vi.fn()

let button: HTMLButtonElement
beforeEach(() => {
  button = document.createElement('button')
  button.style.cssText = placed
  const words = document.createElement('slot')
  words.append('Donate Now')
  button.append(words)
  animate.mockReset()
  button.animate = animate
})

const drawing = (given: Partial<Drawing>): Drawing => ({
  shape: 'whole',
  held: false,
  side: 'right',
  bottom: undefined,
  ...given,
})
const isShown = (element: 'slot' | 'svg'): boolean =>
  button.querySelector<HTMLElement | SVGElement>(element)?.style.display !== 'none'

describe('the floating button', () => {
  it('keeps its name as a tab, and shows either the words or the heart', () => {
    const { draw } = createDrawing(button)
    expect([isShown('slot'), isShown('svg')]).toEqual([true, false])
    draw(drawing({ shape: tab, bottom: 20 }))
    expect([isShown('slot'), isShown('svg')]).toEqual([false, true])
    expect(button.ariaLabel ?? button.getAttribute('aria-label')).toBe('Donate Now')
    expect(button.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true')
  })

  it.each([
    ['right', '4px 0px 0px 4px'],
    ['left', '0px 4px 4px 0px'],
  ] as const)('sits at the %s edge as a tab, whatever the page’s style says', (side, radius) => {
    createDrawing(button).draw(drawing({ shape: tab, side, bottom: 20 }))
    const { style } = button
    expect(style.getPropertyValue(side)).toBe('0px')
    expect(style.getPropertyPriority(side)).toBe('important')
    expect([style.width, style.height, style.bottom]).toEqual(['24px', '44px', '20px'])
    expect(style.cssText).toContain(`border-radius: ${radius}`)
  })

  it('shows its words while it is pressed, as a tab and when it was hidden', () => {
    const { draw } = createDrawing(button)
    draw(drawing({ shape: tab, bottom: 20, held: true }))
    expect([isShown('slot'), button.style.width]).toEqual([true, ''])
    draw(drawing({ shape: 'away' }))
    expect([button.style.opacity, button.style.pointerEvents]).toEqual(['0', 'none'])
    draw(drawing({ shape: 'away', held: true }))
    expect([button.style.opacity, isShown('slot')]).toEqual(['', true])
  })

  it('is read as the loader placed it, and then drawn as before', () => {
    const { draw, asPlaced } = createDrawing(button)
    draw(drawing({ shape: tab, bottom: 20 }))
    const before = button.style.cssText
    expect(asPlaced(() => button.style.width + isShown('slot'))).toBe('true')
    expect(button.style.cssText).toBe(before)
  })
})

describe('animation', () => {
  afterEach(() => vi.unstubAllGlobals())

  it.each([
    [true, 1],
    [false, 0],
  ])('fades changes in: %s, once for each change, if the visitor allows motion', (wanted, times) => {
    vi.stubGlobal('matchMedia', () => ({ matches: wanted }))
    const { draw } = createDrawing(button)
    draw(drawing({}))
    draw(drawing({ shape: tab, bottom: 20 }))
    draw(drawing({ shape: tab, bottom: 20 }))
    expect(animate).toHaveBeenCalledTimes(times)
  })
})
