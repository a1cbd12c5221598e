/** What every page of the staff desk takes: who is there, its words, its links, and the keys of its queries. */
import { createContext, type ReactNode, use } from 'react'
import { Link } from 'react-router-dom'
import { hasRole, type StaffRole } from '../../../../shared/contract/people/account.ts'
import { readWaiting } from '../../../../shared/contract/staff/overview.ts'
import { useLanguage } from '../../../app/language/language.ts'
import { useServices } from '../../../app/services.ts'
import { queryClientOf, useApiQuery } from '../../../framework/firstLoad/queryClient.ts'
import { type SiteTexts, useTexts } from '../../../texts/useTexts.ts'

/** The role of the person at the desk; the frame sets it. */
export const RoleContext = createContext<StaffRole | null>(null)

export type DeskPageName = keyof SiteTexts['desk']['desk']['pages']

interface OpenPage {
  name: DeskPageName
  /** What follows its name in the address: usually the id of one entry. */
  parts: readonly string[]
}

/** The page of the desk that is open; the frame sets it. */
export const OpenPageContext = createContext<OpenPage>({ name: 'overview', parts: [] })

/** The page of the desk that is open, with its title and its own address. */
export const useOpenPage = () => {
  const page = use(OpenPageContext)
  return { ...page, title: useTexts('desk').desk.pages[page.name], path: deskPath(page.name) }
}

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

/** First parts of the keys of the desk's queries. Acts that change what a query reads name it in `refreshes`. */
export const keys = {
  waiting: 'staff-waiting',
  donations: 'staff-donations',
  donation: 'staff-donation',
  receipt: 'staff-receipt',
  donors: 'staff-donors',
  donor: 'staff-donor',
  duplicates: 'staff-duplicates',
  mandates: 'staff-mandates',
  links: 'staff-payment-links',
  deeds: 'staff-deeds',
  /** Everything on the page of the yearly statement. */
  statements: 'staff-statements',
  refunds: 'staff-refunds',
  cases: 'staff-cases',
  days: 'staff-reconciliation-days',
} as const

/** What waits for somebody: the navigation and the first page show it. Colleagues work meanwhile, so it is asked again each minute. */
export const useWaiting = () => useApiQuery([keys.waiting], readWaiting, { staleTime: 10_000, refetchInterval: 60_000 })

/** Loads lists and entries again after an act, by the first part of their keys. */
export const useRefresh = () => {
  const client = queryClientOf(useServices())
  return (...names: string[]): Promise<unknown> =>
    Promise.all(names.map((name) => client.invalidateQueries({ queryKey: [name] })))
}
