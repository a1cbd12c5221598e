/** Tables of a person's account, except those for signing in (`signInTables.ts`). Days are texts `yyyy-MM-dd`. */
import type { Generated } from 'kysely'

export interface PortraitTable {
  /** Random, and part of the picture's address. */
  name: string
  user_id: number
  webp: Uint8Array
  jpeg: Uint8Array
  created_at: Date
}

export interface OccasionTable {
  id: number
}

export interface SpecialDateTable {
  id: Generated<number>
  user_id: number
  occasion_id: number
  name: string
  /** The original day. */
  day: string
  project_id: number | null
  created_at: Date
}

export interface PledgeTable {
  id: Generated<number>
  user_id: number
  project_id: number
  amount: number
  every: 'month' | 'year'
  day: number
  /** For a yearly pledge. */
  month: number | null
  /** The day of the next reminder. */
  next_day: string
  created_at: Date
}

export interface NotificationSettingTable {
  user_id: number
  kind: string
  /** A kind without a row is on. */
  is_on: boolean
}

export interface NotificationTable {
  id: Generated<number>
  user_id: number
  donation_id: number | null
  kind: string
  /** Path of the site. */
  link: string | null
  /** Key of the subject, so a second notification about it is not sent; null if it may be sent again. */
  said_once: string | null
  created_at: Date
  read_at: Date | null
}

export interface AccountTables {
  portraits: PortraitTable
  occasions: OccasionTable
  special_dates: SpecialDateTable
  pledges: PledgeTable
  notification_settings: NotificationSettingTable
  notifications: NotificationTable
}
