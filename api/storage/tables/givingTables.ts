/** Tables of projects and their donation options. */

import type { Generated } from 'kysely'
import type { DonationType } from '../../../shared/contract/donation/donationType.ts'
import type { utmNames } from '../../../shared/donation/touch.ts'
import type { Language } from '../../../shared/languages.ts'

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

/** Tables and columns of partners and of the attribution of donations. */
/** Attribution: the first values of the visit; null for missing ones. */
export type UtmColumns = Record<(typeof utmNames)[number], string | null>

export interface PartnerTables {
  partners: {
    /** A short slug, e.g. `slow-loom`. */
    id: string
    name: string
    created_at: Date
  }
  partner_origins: {
    /** Exact origin, as a browser sends it. */
    origin: string
    partner_id: string
  }
  /** A page owner who asked to be registered as a partner. */
  partner_requests: {
    id: Generated<number>
    organisation: string
    /** The page's address, as typed. */
    page: string
    /** Origin of that address. */
    origin: string
    name: string
    email: string
    message: string
    language: Language
    /** The account that wrote it. */
    user_id: number | null
    created_at: Date
  }
}
