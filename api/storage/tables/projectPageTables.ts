/** Tables of the projects' pages, and of messages to the trust. */
import type { Generated } from 'kysely'
import type { Language } from '../../../shared/languages.ts'

export interface ProjectPageTables {
  /** Content of a project's page besides `projects`. Money in whole rupees. */
  project_pages: {
    project_id: number
    goal: number | null
    /** Rupees donated before the first donation on this site. */
    opening_raised: number
    opening_donors: number
    featured: boolean
  }
  project_pictures: {
    project_id: number
    position: number
    picture: string
  }
  gift_effects: { project_id: number; amount: number }
  volunteer_roles: { id: number; project_id: number }
  related_projects: {
    project_id: number
    related_id: number
    position: number
  }
  /** An offer to help. */
  volunteers: {
    id: Generated<number>
    role_id: number
    name: string
    email: string
    phone: string
    message: string
    /** yyyy-MM-dd; null if they left it open. */
    from_day: string | null
    language: Language
    /** The account that wrote it; null for a visitor. */
    user_id: number | null
    created_at: Date
  }
  /** A message from the contact form. */
  messages: {
    id: Generated<number>
    name: string
    email: string
    phone: string
    subject: string
    message: string
    language: Language
    /** The account that wrote it; null for a visitor. */
    user_id: number | null
    created_at: Date
  }
}
