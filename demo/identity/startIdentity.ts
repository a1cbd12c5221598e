import { type Listening, listen } from '../stack/listen.ts'
import { createIdentity } from './createIdentity.ts'
import { createSigner } from './signer.ts'

/**
 * Starts the sandbox's identity provider on the loopback interface.
 *
 * @param options.siteRoot the only site that may ask it for a sign-in
 * @throws PortInUse
 */
export async function startIdentity(options: { port: number; siteRoot: string; root: string }): Promise<Listening> {
  const signer = await createSigner(options.root, () => Date.now())
  const siteOrigin = new URL(options.siteRoot).origin
  const identity = await createIdentity({ issuer: options.root, siteOrigin, signer })
  return listen(identity, { port: options.port, hostname: 'localhost', variable: 'IDENTITY_PORT' })
}
