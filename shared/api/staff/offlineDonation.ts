/** Offline donations at the staff desk. Each throws `ApiError`. */
import { type OfflineDonation, offlineOptionsSchema, takenOfflineSchema } from '../../contract/staff/offlineDonation.ts'
import { type CancelOffline, cancelledOfflineSchema } from '../../contract/staff/cancelOffline.ts'
import { type CorrectOffline, correctedOfflineSchema } from '../../contract/staff/correctOffline.ts'
import type { Transport } from '../transport.ts'

export const offlineOptions = (t: Transport) => t.get('staff/offline-options', offlineOptionsSchema)

export const takeOffline = (t: Transport, donation: OfflineDonation) =>
  t.post('staff/offline-donation', donation, takenOfflineSchema)

export const correctOffline = (t: Transport, wanted: CorrectOffline) =>
  t.post('staff/correct-offline', wanted, correctedOfflineSchema)

export const cancelOffline = (t: Transport, wanted: CancelOffline) =>
  t.post('staff/cancel-offline', wanted, cancelledOfflineSchema)
