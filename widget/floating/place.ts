/** Where the floating button has room: pure geometry, in px of the window. */

export type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>

/** Whether two boxes overlap, or are closer than `gap`. */
export const overlap = (one: Box, other: Box, gap = 0): boolean =>
  one.left < other.right + gap &&
  other.left < one.right + gap &&
  one.top < other.bottom + gap &&
  other.top < one.bottom + gap

export const grown = ({ left, right, top, bottom }: Box, by: number): Box => ({
  left: left - by,
  right: right + by,
  top: top - by,
  bottom: bottom + by,
})

export const everywhere: Box = { left: -Infinity, right: Infinity, top: -Infinity, bottom: Infinity }

/** The intersection of two boxes. If it is empty, its right edge is left of its left edge, or its bottom above its top. */
export const common = (one: Box, other: Box): Box => ({
  left: Math.max(one.left, other.left),
  right: Math.min(one.right, other.right),
  top: Math.max(one.top, other.top),
  bottom: Math.min(one.bottom, other.bottom),
})

/** The whole button in its corner, hidden, or a tab at the window's edge. */
export type Shape = 'whole' | 'away' | Box

export interface Surroundings {
  /** The place of the whole button. */
  whole: Box
  /** The window's edge on the button's side. */
  edge: number
  /** Text and controls of the page. */
  occupied: readonly Box[]
}

/** Width and height of the tab, the largest first. WCAG 2.5.8 asks for 24 px at least. */
const sizes = [
  [44, 44],
  [24, 44],
  [24, 24],
] as const
export const widestTab = sizes[0][0]
const step = 2
/** Between the tab and text, if there is room for it. */
const air = 4
/** The whole button returns only if there is more room than it needs. Otherwise it would flicker. */
export const roomToGrow = 8

const isFree = (box: Box, occupied: readonly Box[], gap?: number): boolean =>
  !occupied.some((other) => overlap(box, other, gap))

/** The strip along the window's edge, by default as wide as the widest tab. */
export const column = (
  { whole, edge }: Omit<Surroundings, 'occupied'>,
  top: number,
  width: number = widestTab,
): Box => {
  const isLeft = edge < whole.right
  return { left: isLeft ? edge : edge - width, right: isLeft ? edge + width : edge, top, bottom: whole.bottom }
}

/** The largest tab with its lower edge at `bottom`. */
const tabAt = (around: Surroundings, bottom: number, gap: number): Box | undefined => {
  for (const [width, height] of sizes) {
    const tab = { ...column(around, bottom - height, width), bottom }
    if (isFree(tab, around.occupied, gap)) return tab
  }
  return undefined
}

/** The first place for a tab, from the whole button's lower edge up to `top`. */
const findTab = (around: Surroundings, top: number): Shape => {
  for (const gap of [air, 0])
    for (let { bottom } = around.whole; bottom > top; bottom -= step) {
      const tab = tabAt(around, bottom, gap)
      if (tab && tab.top >= top) return tab
    }
  return 'away'
}

/** While the page moves, the button only shrinks or hides: growing again would be restless. @param now its box as drawn */
export const whileMoving = (shape: Shape, now: Box, around: Surroundings): Shape => {
  if (shape === 'away' || isFree(now, around.occupied)) return shape
  return shape === 'whole' ? findTab(around, around.whole.top) : 'away'
}

/** At rest the button takes the largest form that has room, close to its corner. @param top the tab's upper limit */
export const atRest = (shape: Shape, around: Surroundings, top: number): Shape => {
  const { whole, occupied } = around
  if (isFree(whole, occupied, shape === 'whole' ? 0 : roomToGrow)) return 'whole'
  // A tab stays where it is, but may grow there.
  if (typeof shape === 'object' && shape.bottom <= whole.bottom && isFree(shape, occupied))
    return tabAt(around, shape.bottom, air) ?? shape
  return findTab(around, top)
}
