/** What a policy names, e.g. `https://api.trust.example.org`; what is no whole address stays as it is. */
export const originOf = (address: string): string => (URL.canParse(address) ? new URL(address).origin : address)

/**
 * Hears what the page's Content-Security-Policy keeps away, until it is stopped. What is only reported is kept away from nobody, and what a page does with
 * other addresses is its own affair.
 *
 * @param asked address that is tried meanwhile: only its origin counts
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
      // A violation is reported in a task of its own.
      await new Promise((resolve) => setTimeout(resolve, 50))
      return blocked
    },
    stop: () => document.removeEventListener('securitypolicyviolation', hear),
  }
}
