import type { Box } from './boxes.ts'

/** A bar is lower than this part of the window. Anything higher is an overlay. */
const mostOfWindow = 0.5

/** The upper edge of the page's own bar in this corner, for example a cookie notice; Infinity if there is none. */
export const barBelow = ({ left, right, top, bottom }: Box, host: Element): number => {
  let upper = innerHeight
  for (const x of [left, (left + right) / 2, right])
    for (const y of [top, bottom, innerHeight - 1])
      for (const element of document.elementsFromPoint(x, y)) {
        if (element === host || !/fixed|sticky/.test(getComputedStyle(element).position)) continue
        const bar = element.getBoundingClientRect()
        if (bar.height < innerHeight * mostOfWindow) upper = Math.min(upper, bar.top)
      }
  return upper < bottom ? upper : Infinity
}
