/** Tables of projects and their donation options. */
import type { Generated } from 'kysely'
import type { DonationType } from '../../../shared/contract/donation/donationType.ts'

export interface ProjectTable {
  id: number
  slug: string
  donation_type: DonationType
  base_amount: number | null
}

export interface GivingTables {
  projects: ProjectTable
  purposes: {
    id: number
    project_id: number
    /** It promises to write a name, so the form asks the donor for one. */
    asks_name: Generated<boolean>
  }
  items: {
    id: number
    project_id: number
    slug: string
    price: number
    default_quantity: number
  }
  suggestions: { project_id: number; amount: number }
}
