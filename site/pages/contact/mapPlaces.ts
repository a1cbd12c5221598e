/** Where things are on the drawn map (demo/content/pictures/contact/map.svg), in its own units: 1200 by 900. */
export const mapSize = { width: 1200, height: 900 } as const

interface Spot {
  x: number
  y: number
  /** The name is before the number if the place is to the right of it. */
  before?: true
}

/** One for each of the list's places, in its order: railway station, bus stand, bridge, ashram, steps, school, clinic, cow shelter. */
export const spots: readonly Spot[] = [
  { x: 380, y: 850 },
  { x: 690, y: 826 },
  { x: 446, y: 500, before: true },
  { x: 668, y: 416 },
  { x: 790, y: 492 },
  { x: 520, y: 182 },
  { x: 860, y: 256 },
  { x: 262, y: 326 },
]
