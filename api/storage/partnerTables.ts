/** Tables and columns of partners and of where a gift came from. */
import type { Generated } from 'kysely'
import type { Language } from '../../shared/languages.ts'

/** First touch: the values that were seen first; null for what the address did not have. */
export interface UtmColumns {
  utm_source: string | null
  utm_medium: string | null
  utm_campaign: string | null
  utm_term: string | null
  utm_content: string | null
}

export interface PartnerTable {
  /** A short slug, e.g. `slow-loom`. */
  id: string
  name: string
  created_at: Date
}

export interface PartnerOriginTable {
  /** Exact origin, as a browser sends it. */
  origin: string
  partner_id: string
}

/** A page owner who asks to be registered. */
export interface PartnerRequestTable {
  id: Generated<number>
  organisation: string
  /** The page's address, as it was typed. */
  page: string
  /** Origin of that address. */
  origin: string
  name: string
  email: string
  message: string
  language: Language
  /** The account it was written from. */
  user_id: number | null
  created_at: Date
}

export interface PartnerTables {
  partners: PartnerTable
  partner_origins: PartnerOriginTable
  partner_requests: PartnerRequestTable
}
