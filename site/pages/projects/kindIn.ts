import type { DonationType } from '../../../shared/contract/project.ts'

/** In the order in which the filter shows them. */
export const kinds: readonly DonationType[] = ['item', 'flexible', 'fixed']

/** The type of giving that the address asks for; undefined (all) where it says nothing usable. */
export const kindIn = (search: URLSearchParams): DonationType | undefined =>
  kinds.find((kind) => kind === search.get('type'))
