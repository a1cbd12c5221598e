/** Where things are on the drawn map (demo/content/pictures/contact/map.svg), in its own units: 1200 by 900. */
export const mapSize = { width: 1200, height: 900 } as const

/** One for each of the list's places, in its order: railway station, bus stand, bridge, ashram, steps, school, clinic, cow shelter. */
export const spots = ['380 850', '690 826', '446 500', '668 416', '790 492', '520 182', '860 256', '262 326'] as const

/** Words of the map that are not in the list. */
export const labels = [
  { name: 'north', at: 'translate(1110 422)' },
  { name: 'river', at: 'translate(1010 372) rotate(-14)' },
  { name: 'road', at: 'translate(900 628) rotate(-15)' },
] as const
