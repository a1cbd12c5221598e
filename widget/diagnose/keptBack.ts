import { withoutInheritance } from '../../shared/api/transport.ts'
import { hearPolicy } from './hearPolicy.ts'

export type Directive = 'connect-src' | 'img-src'

/** A policy answers at once; a slow picture has another reason. In ms. */
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

/** Tries an address, and returns whether the page's policy blocked it. */
export const isKeptBack = async (directive: Directive, address: string): Promise<boolean> => {
  const policy = hearPolicy(address)
  try {
    await tries[directive](address)
  } catch {
    // The failure itself is known; only its reason matters.
  }
  const blocked = await policy.blocked()
  policy.stop()
  return blocked.includes(directive)
}
