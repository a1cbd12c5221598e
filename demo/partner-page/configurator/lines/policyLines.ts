import { policyNeeds } from '../../../../shared/embed/trustAddresses.ts'
import type { PageRoots } from '../../frame/pageRoots.ts'

/** Lines for a page's content policy: `hosts` for one that names hosts, `nonce` for one with a nonce, which is also on the script's tag. */
export function policyLines(roots: PageRoots): { hosts: string; nonce: string } {
  const needs = policyNeeds(roots)
  const lines = (sources: Readonly<Record<string, string>>): string =>
    Object.entries(sources)
      .map(([directive, source]) => `${directive} ${source}`)
      .join(';\n')
  return { hosts: lines(needs), nonce: lines({ ...needs, 'script-src': "'nonce-…'" }) }
}
