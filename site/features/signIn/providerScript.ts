import { loadScript } from '../giving/loadScript.ts'
import { SocialError } from './socialFailure.ts'

/**
 * A provider's script. It loads once, and again if it has failed.
 * @returns a function that loads it, and throws SocialError `notReady` if it does not load
 */
export const providerScript = () => {
  let loading: Promise<void> | undefined
  return async (address: string): Promise<void> => {
    loading ??= loadScript(address)
    try {
      await loading
    } catch {
      loading = undefined
      throw new SocialError('notReady')
    }
  }
}
