/** Tables of the projects' pages, and of messages to the trust. */
import type { Generated } from 'kysely'
import type { Language } from '../../../shared/languages.ts'

type Nullable<T> = T | null

/** Content of a project's page besides `projects`. Money in whole rupees. */
export interface ProjectPageTable {
  project_id: number
  goal: Nullable<number>
  /** Rupees donated before the first donation on this site. */
  opening_raised: number
  opening_donors: number
  featured: boolean
}

export interface ProjectPictureTable {
  project_id: number
  position: number
  picture: string
}

export interface DonationEffectTable {
  project_id: number
  amount: number
}

export interface VolunteerRoleTable {
  id: number
  project_id: number
}

export interface RelatedProjectTable {
  project_id: number
  related_id: number
  position: number
}

/** An offer to help. */
export interface VolunteerTable {
  id: Generated<number>
  role_id: number
  name: string
  email: string
  phone: string
  message: string
  /** yyyy-MM-dd; null if they left it open. */
  from_day: Nullable<string>
  language: Language
  /** The account that wrote it; null for a visitor. */
  user_id: Nullable<number>
  created_at: Date
}

/** A message from the contact form. */
export interface MessageTable {
  id: Generated<number>
  name: string
  email: string
  phone: string
  subject: string
  message: string
  language: Language
  /** The account that wrote it; null for a visitor. */
  user_id: Nullable<number>
  created_at: Date
}

export interface ProjectPageTables {
  project_pages: ProjectPageTable
  project_pictures: ProjectPictureTable
  gift_effects: DonationEffectTable
  volunteer_roles: VolunteerRoleTable
  related_projects: RelatedProjectTable
  volunteers: VolunteerTable
  messages: MessageTable
}
