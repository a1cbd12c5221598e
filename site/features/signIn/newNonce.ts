import type { Transport } from '../../../shared/contract/transport.ts'

/** A value that only this browser knows, for the state of a request. */
export const newNonce = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(24)), (byte) => byte.toString(16).padStart(2, '0')).join('')

/** The server accepts its nonces for ten minutes. */
export const nonceLifeMs = 8 * 60_000

/**
 * A nonce of the server for one sign-in request, so a stolen id token is useless: the server accepts each nonce once. A back end without this call leaves it
 * to the browser.
 */
export const askNonce = async (api: Transport): Promise<string> => {
  const { signInNonce } = await import('../../../shared/contract/people/account.ts')
  return signInNonce(api).then(
    ({ nonce }) => nonce,
    () => newNonce(),
  )
}

/** Asks for a nonce in advance: a press must open the provider's window at once, or the browser blocks it. */
export const createNonceSupply = (api: Transport) => {
  let kept: { nonce: Promise<string>; at: number } | undefined
  const fresh = () => {
    if (!kept || Date.now() - kept.at > nonceLifeMs) kept = { nonce: askNonce(api), at: Date.now() }
    return kept.nonce
  }
  return {
    prepare: () => void fresh(),
    /** Each is handed out once. */
    take(): Promise<string> {
      const nonce = fresh()
      kept = undefined
      return nonce
    },
  }
}
