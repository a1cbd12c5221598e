/**
 * Hears what the page's Content-Security-Policy keeps away, until it is stopped.
 *
 * @returns directives by name, e.g. `connect-src`, once everything has been reported
 */
export const hearPolicy = (): { blocked(): Promise<string[]>; stop(): void } => {
  const blocked: string[] = []
  const hear = (event: SecurityPolicyViolationEvent): void => void blocked.push(event.effectiveDirective)
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
