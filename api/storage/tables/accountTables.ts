/** Tables of a person's account, except those for signing in (`signInTables.ts`). Days are texts `yyyy-MM-dd`. */
import type { Generated } from 'kysely'

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
  portraits: {
    /** Random, and part of the picture's address. */
    name: string
    user_id: number
    webp: Uint8Array
    jpeg: Uint8Array
    created_at: Date
  }
  occasions: { id: number }
  special_dates: {
    id: Generated<number>
    user_id: number
    occasion_id: number
    name: string
    /** The original day. */
    day: string
    project_id: number | null
    created_at: Date
  }
  pledges: {
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
  notification_settings: {
    user_id: number
    kind: string
    /** A kind without a row is on. */
    is_on: boolean
  }
  notifications: NotificationTable
}
