import { withoutInheritance } from '../../shared/contract/transport.ts'

/** The origin for a policy, e.g. `https://api.trust.example.org`; an incomplete address stays unchanged. */
export const originOf = (address: string): string => (URL.canParse(address) ? new URL(address).origin : address)

/**
 * Collects what the page's Content-Security-Policy blocks, until it is stopped. Report-only policies block nothing. Other addresses are the page's
 * own business.
 *
 * @param asked the address that is tried meanwhile; only its origin counts
 * @returns directives by name, e.g. `connect-src`, once everything has been reported
 */
export const hearPolicy = (asked: string): { blocked(): Promise<string[]>; stop(): void } => {
  const blocked: string[] = []
  const origin = originOf(asked)
  const hear = ({ disposition, blockedURI, effectiveDirective }: SecurityPolicyViolationEvent): void => {
    if (disposition === 'enforce' && originOf(blockedURI) === origin) blocked.push(effectiveDirective)
  }
  document.addEventListener('securitypolicyviolation', hear)
  return {
    async blocked() {
      // Browsers report a violation in a separate task.
      await new Promise((resolve) => setTimeout(resolve, 50))
      return blocked
    },
    stop: () => document.removeEventListener('securitypolicyviolation', hear),
  }
}

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
