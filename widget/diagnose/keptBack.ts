import { withoutInheritance } from '../../shared/api/transport.ts'
import { hearPolicy } from './hearPolicy.ts'

export type Directive = 'connect-src' | 'img-src'

/** A policy answers at once; a picture that is slow is none of its doing. In ms. */
const patienceMs = 5_000

const tries: Readonly<Record<Directive, (address: string) => Promise<unknown>>> = {
  'connect-src': (address) => fetch(address, withoutInheritance<RequestInit>({ credentials: 'omit' })),
  'img-src': (address) =>
    new Promise((resolve) => {
      const picture = new Image()
      picture.onload = picture.onerror = resolve
      setTimeout(resolve, patienceMs)
      picture.src = address
    }),
}

/** Tries an address, and answers whether the page's policy is what kept it back. */
export const isKeptBack = async (directive: Directive, address: string): Promise<boolean> => {
  const policy = hearPolicy(address)
  try {
    await tries[directive](address)
  } catch {
    // That it fails is no news; why it does is.
  }
  const blocked = await policy.blocked()
  policy.stop()
  return blocked.includes(directive)
}
