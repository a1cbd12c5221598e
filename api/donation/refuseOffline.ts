import { conflict } from '../base/http/refusal.ts'
import type { WithConfig } from '../base/config.ts'

/**
 * Call it where a payment begins. Payments that began before are still settled.
 * @throws Refused 409 `offline_only` while online payment is switched off
 */
export function refuseOffline({ config }: WithConfig): void {
  if (config.offlineOnly) throw conflict('offline_only')
}
