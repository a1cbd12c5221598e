import type { PartnerConfig } from '../config.ts'

/** Page owners besides the demo's own partner page; invented, like their addresses, which nobody can own. */
export const seedPartners: readonly PartnerConfig[] = [
  { id: 'slow-loom', name: 'Slow Loom Textiles', origin: 'https://slowloom.example' },
  { id: 'slow-loom', name: 'Slow Loom Textiles', origin: 'https://www.slowloom.example' },
  { id: 'morning-bus', name: 'Morning Bus Lines', origin: 'https://morningbus.example' },
  { id: 'hillside-school', name: 'Hillside School, Devkinara', origin: 'https://hillside-school.example' },
]
