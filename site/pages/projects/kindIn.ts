import { type DonationType, isDonationType } from '../../../shared/contract/donationType.ts'

/** The type of giving that the address asks for; undefined (all) where it says nothing usable. */
export const kindIn = (search: URLSearchParams): DonationType | undefined => {
  const type = search.get('type')
  return isDonationType(type) ? type : undefined
}
