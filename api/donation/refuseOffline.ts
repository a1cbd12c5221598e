import type { Dependencies } from '../dependencies.ts'
import { conflict } from '../platform/http/refusal.ts'

/**
 * Call it where a payment begins. Payments that began before are still settled.
 * @throws Refused 409 `offline_only` while online payment is switched off
 */
export function refuseOffline({ config }: Pick<Dependencies, 'config'>): void {
  if (config.offlineOnly) throw conflict('offline_only')
}
