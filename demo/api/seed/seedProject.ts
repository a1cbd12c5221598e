import type { Both } from './content/types.ts'

/** One project of the seed. Ids of purposes and items are `id * 10 + position`, counted from 1. */
export interface SeedProject {
  id: number
  slug: string
  donationType: 'fixed' | 'item' | 'flexible'
  /** Rupees; for the fixed type only. */
  baseAmount?: number
  title: Both
  /** HTML, as the specification has it. */
  description: Both
  purposes: readonly Both[]
  items?: readonly { slug: string; price: number; title: Both; unit: Both }[]
  suggestions?: readonly { amount: number; label: Both }[]
}
