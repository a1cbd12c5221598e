/**
 * The header by which browsers use https for a year without asking (HSTS). Only a public https address has it: on a developer's machine it would lock out
 * every other program.
 * @param subdomains whether it also holds for all subdomains of the host
 */
export const strictTransport = (publicRoot: string, subdomains: boolean): Record<string, string> =>
  publicRoot.startsWith('https:')
    ? { 'Strict-Transport-Security': `max-age=31536000${subdomains ? '; includeSubDomains' : ''}` }
    : {}
