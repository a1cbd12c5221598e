/** The person's own data. Each throws `ApiError`. */
import { myDataSchema, type ConsentPurpose } from '../../contract/people/myData.ts'
import type { Transport } from '../transport.ts'

export const myData = (t: Transport) => t.get('my-data', myDataSchema)

/** Deletes what was entered for a purpose, and answers what is left. */
export const withdraw = (t: Transport, purpose: ConsentPurpose) => t.post('my-data/withdraw', { purpose }, myDataSchema)
