import { ProviderUnreachable } from '../../payment/provider.ts'
import type { WithLog } from '../../base/logging/log.ts'

/** Runs a step that asks the provider. Answers false if the provider did not answer; a later round tries again. */
export async function attempt(deps: WithLog, what: string, step: () => Promise<void>): Promise<boolean> {
  try {
    await step()
    return true
  } catch (error) {
    if (!(error instanceof ProviderUnreachable)) throw error
    deps.log.warn('reconciliation given up', { reason: `${what}: ${error.message}` })
    return false
  }
}
