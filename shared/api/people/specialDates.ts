/** Special dates (specification, section 7). Each throws `ApiError`. */
import {
  occasionsSchema,
  type SpecialDateRequest,
  specialDateSchema,
  specialDatesSchema,
} from '../../contract/people/specialDate.ts'
import type { Transport } from '../transport.ts'

export const occasions = (t: Transport) => t.get('profile/occasions-list', occasionsSchema)

export const specialDates = (t: Transport) => t.get('profile/special-dates-list', specialDatesSchema)

export const addSpecialDate = (t: Transport, request: SpecialDateRequest) =>
  t.post('profile/add-special-date', request, specialDateSchema)

/** A GET, because the specification names it so. */
export const deleteSpecialDate = (t: Transport, id: number) => t.get(`profile/delete-special-date/${id}`)
