/** Draws the floating button: whole, as a tab, or not at all. */
import type { Box, Shape } from './place.ts'

/** A heart. Drawn, because not every font has the character. */
const heart = 'M10 17.2 3.3 10.4a4.3 4.3 0 0 1 6.1-6.1l.6.6.6-.6a4.3 4.3 0 0 1 6.1 6.1Z'

const make = <Name extends 'svg' | 'path'>(name: Name, attributes: Record<string, string>) => {
  const shape = document.createElementNS('http://www.w3.org/2000/svg', name)
  for (const [key, value] of Object.entries(attributes)) shape.setAttribute(key, value)
  return shape
}

/** Important: a page's `::part(button)` styles the whole button only. */
const rules = (given: Record<string, string>): string =>
  Object.entries(given)
    .map(([name, value]) => `;${name}:${value}!important`)
    .join('')

export interface Drawing {
  shape: Shape
  /** The keyboard's focus or a mouse is on it, so it shows its text. */
  held: boolean
  side: 'left' | 'right'
  /** CSS `bottom` in px; undefined: the loader's, or the page's own. */
  bottom: number | undefined
}

const tabStyle = (tab: Box, held: boolean, side: Drawing['side']): string =>
  rules({
    [side]: '0',
    margin: '0',
    transform: 'none',
    transition: 'none',
    'border-radius': side === 'left' ? '0 4px 4px 0' : '4px 0 0 4px',
    ...(!held && {
      width: `${tab.right - tab.left}px`,
      height: `${tab.bottom - tab.top}px`,
      'min-width': '0',
      'min-height': '0',
      padding: '0',
      'box-sizing': 'border-box',
    }),
  })

export const createDrawing = (button: HTMLElement) => {
  /** The loader's own style. */
  const placed = button.style.cssText
  // The loader's slot, around the button's text.
  const words = button.firstElementChild as HTMLElement
  const icon = make('svg', {
    viewBox: '0 0 20 20',
    width: '18',
    height: '18',
    'aria-hidden': 'true',
    fill: 'currentColor',
  })
  icon.append(make('path', { d: heart }))
  icon.style.margin = 'auto'
  button.setAttribute('aria-label', button.textContent)
  button.append(icon)
  const apply = (style: string, small: boolean): void => {
    button.style.cssText = style
    words.style.display = small ? 'none' : ''
    icon.style.display = small ? 'block' : 'none'
  }
  let drawn: [style: string, small: boolean] = [placed, false]
  apply(...drawn)

  return {
    /** Calls `read` while the button is styled by loader and page only. Nothing is painted in between. */
    asPlaced<Read>(read: () => Read): Read {
      if (drawn[0] === placed) return read()
      // During a transition of the page, `read` would get its first values.
      apply(placed + rules({ transition: 'none' }), false)
      const answer = read()
      apply(...drawn)
      return answer
    },
    draw({ shape, held, side, bottom }: Drawing): void {
      const isTab = typeof shape === 'object'
      const small = isTab && !held
      const style =
        placed +
        (bottom === undefined ? '' : rules({ bottom: `${bottom}px` })) +
        (isTab ? tabStyle(shape, held, side) : '') +
        (shape === 'away' && !held ? rules({ opacity: '0', 'pointer-events': 'none' }) : '')
      if (style === drawn[0]) return
      drawn = [style, small]
      apply(...drawn)
      if (matchMedia('(prefers-reduced-motion:no-preference)').matches)
        button.animate?.([{ opacity: 0 }, {}], { duration: 150 })
    },
  }
}
