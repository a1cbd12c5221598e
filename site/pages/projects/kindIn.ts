import { type DonationType, isDonationType } from '../../../shared/contract/donation/donationType.ts'

/** The kind of donation in the address; undefined (all) if it is unusable. */
export const kindIn = (search: URLSearchParams): DonationType | undefined => {
  const type = search.get('type')
  return isDonationType(type) ? type : undefined
}
