/** Tables and columns of partners and of the attribution of donations. */
import type { Generated } from 'kysely'
import type { utmNames } from '../../../shared/donation/touch/touch.ts'
import type { Language } from '../../../shared/languages.ts'

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
