import { readWaiting } from '../../../../shared/contract/staff/overview.ts'
import { useServices } from '../../../app/services.ts'
import { queryClientOf, useApiQuery } from '../../../framework/firstLoad/queryClient.ts'

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
