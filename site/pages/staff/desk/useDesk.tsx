/** What every page of the staff desk takes: who is there, its words, and its links. */
import { createContext, type ReactNode, use } from 'react'
import { Link } from 'react-router-dom'
import { hasRole, type StaffRole } from '../../../../shared/contract/people/account.ts'
import { useLanguage } from '../../../app/language/language.ts'
import { type SiteTexts, useTexts } from '../../../texts/useTexts.ts'

/** The role of the person at the desk; the frame sets it. */
export const RoleContext = createContext<StaffRole | null>(null)

/** Whether the person may do what needs this role: a page shows no button that the API would refuse. */
export const useMay = (least: StaffRole): boolean => hasRole(use(RoleContext), least)

/** What parts of a page of the desk usually need. `pages`: titles. `wait`: on a pressed button. `mayChange`: this person may change something there, not only read. */
export const useDesk = <Area extends keyof SiteTexts['staff']>(area: Area) => {
  const { pages, wait } = useTexts('desk').desk
  return { texts: useTexts('staff')[area], pages, wait, lang: useLanguage(), mayChange: useMay('accountant') }
}

/** A page of the staff desk, and one thing on it. */
export const deskPath = (...parts: string[]): string => ['/staff', ...parts].join('/')

/** A link to a page of the desk, or to one thing on it. */
export const deskLink = (words: ReactNode, ...parts: string[]) => <Link to={deskPath(...parts)}>{words}</Link>
