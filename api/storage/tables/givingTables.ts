/** Tables of projects and their donation options. */

import type { Generated } from 'kysely'
import type { Occasion } from '../../../shared/contract/donation/dedication.ts'
import type { CycleState, MandateState } from '../../../shared/contract/donation/mandate.ts'
import type { MandateEnd, StopWay } from '../../../shared/contract/staff/mandates.ts'
import type { DonationType } from '../../../shared/contract/donation/donationType.ts'
import type { utmNames } from '../../../shared/donation/touch.ts'
import type { Language } from '../../../shared/languages.ts'
import type { Sealed } from '../../base/vault/vault.ts'

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

/** Monthly donations. Days are Indian, `yyyy-MM-dd`; sums are whole rupees. */
export interface MandateTables {
  mandates: {
    id: Generated<number>
    /** Null after the account was deleted. */
    user_id: number | null
    /** The payment with which the donor agreed. Null if the bank registered it at ₹0. */
    first_donation_id: number | null
    /** Of a registration at ₹0: its transaction, and the posted form as JSON without the donor. */
    registration_txn_id: Generated<string | null>
    registration_fields: Generated<string | null>
    /** The provider's number of the mandate. */
    provider_id: string | null
    state: MandateState
    project_id: number
    purpose_id: number | null
    purpose_text: string | null
    amount: number
    most: number
    day: number
    starts_on: string
    ends_on: string
    /** No debit of an earlier day is announced. */
    paused_until: string | null
    ended_by: MandateEnd | null
    /** The mandate that ends when the donor has agreed to this one. */
    replaces_id: Generated<number | null>
    language: Language
    /** When the provider was last asked for its state. */
    asked_at: Date | null
    /** When its next month is looked at again; null: at once. */
    plan_at: Date | null
    /** The day of the next debit, as the job planned it. It is meaningless unless the mandate is active. */
    next_on: string | null
    /** How the donor asked staff to stop it, on which day, what staff wrote, and who. */
    stop_way: StopWay | null
    stop_on: string | null
    stop_note: string | null
    stop_by: number | null
    created_at: Date
    changed_at: Date
  }
  mandate_cycles: {
    mandate_id: number
    /** The month, `yyyy-MM`. */
    cycle: string
    state: CycleState
    debit_on: string
    amount: number
    noticed_at: Date | null
    /** Debits that were tried. */
    attempts: Generated<number>
    /** When the next step is due. */
    due_at: Date
    /** The paid attempt, else the last one. */
    donation_id: number | null
    /** Why the last attempt failed, in the provider's words. */
    reason: string | null
    changed_at: Date
  }
  /** Every attempt of a month. */
  mandate_attempts: { donation_id: number; mandate_id: number; cycle: string }
}

/** What donations became. Days are Indian, `yyyy-MM-dd`. */
export interface DeedTables {
  deeds: {
    id: Generated<number>
    project_id: number
    /** Null: all of the project. */
    item_id: number | null
    purpose_id: number | null
    first_day: string | null
    last_day: string
    /** Random, and part of the picture's address. */
    picture: string
    /** Null after it was withdrawn. */
    webp: Uint8Array | null
    jpeg: Uint8Array | null
    width: number
    height: number
    /** When the job looks again for donors without a mail. */
    due_at: Date | null
    created_by: number
    published_at: Date
    corrected_at: Date | null
    withdrawn_at: Date | null
  }
  /** Who was mailed: an account, or a donor without one. */
  deed_mails: { deed_id: number; user_id: number | null; donor_id: number | null; sent_at: Date }
}

/** In whose name donations are given. The name is in `donations.dedicated_to`; days are Indian. */
export interface DedicationTables {
  dedications: {
    donation_id: number
    occasion: Occasion
    /** Of the card. */
    language: Language
    /** Message and signature. */
    card_sealed: Generated<Sealed | null>
    /** Who gets the card by mail. Null if the donor prints it, and some time after it was sent. */
    recipient_sealed: Generated<Sealed | null>
    /** When the card is sent; next year's reminder counts from it. */
    day: Generated<string | null>
    remind: Generated<boolean>
    sent_at: Generated<Date | null>
    /** When it was sent again, corrected. */
    corrected_at: Generated<Date | null>
    reminded_at: Generated<Date | null>
    /** The trust knows the name, if the purpose promises to write it. */
    name_mailed: Generated<boolean>
    changed_at: Date
  }
}
