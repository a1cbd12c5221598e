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
