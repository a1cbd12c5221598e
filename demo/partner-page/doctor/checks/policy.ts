/** Whether the page's policies allow what the widget needs, and nothing more. */
import { policyNeeds } from '../../../../shared/embed/trustAddresses.ts'
import type { PastedPage } from '../pastedPage.ts'
import { allows, allowsHashes, decidingDirective, hashSource, type Policy } from '../policy.ts'
import { wrongAttributes } from '../mend.ts'
import type { Finding } from '../problem.ts'
import type { Trust } from '../trust.ts'
import { hashesOf, scriptAddress, scriptTags } from './brought.ts'

export const checkPolicies = (page: PastedPage, trust: Trust): Finding[] =>
  page.policies.flatMap((policy) => [
    ...checkScriptSource(policy, page, trust),
    ...checkSource(policy, 'connect-src', `${trust.apiRoot}/`, page, trust),
    // Pictures may be in any folder.
    ...checkSource(policy, 'img-src', new URL('/', trust.apiRoot).href, page, trust),
  ])

function checkSource(
  policy: Policy,
  directive: 'connect-src' | 'img-src',
  folder: string,
  { origin: own }: PastedPage,
  trust: Trust,
): Finding[] {
  const deciding = decidingDirective(policy, directive)
  if (!deciding || allows(deciding.sources, folder, own)) return []
  return [missing(directive, deciding.sources, policyNeeds(trust)[directive])]
}

/** The current value of the directive, or of its fallback, with the missing source. */
function missing(directive: string, sources: readonly string[], ...added: string[]): Finding {
  const kept = sources.filter((one) => !/^'none'$/i.test(one))
  return { code: 'csp', about: directive, fix: () => [directive, ...kept, ...added].join(' ') }
}

/** A nonce or a hash beside `'strict-dynamic'` makes browsers ignore addresses; otherwise any of the three works. */
function checkScriptSource(policy: Policy, page: PastedPage, trust: Trust): Finding[] {
  const deciding = decidingDirective(policy, 'script-src')
  if (!deciding) return []
  const { name, sources } = deciding
  const strict = sources.some((source) => /^'strict-dynamic'$/i.test(source))
  const [tag] = scriptTags(page)
  if (!strict && allows(sources, scriptAddress(page, trust), page.origin)) return []
  const hashes = hashesOf(page, trust)
  if (allowsHashes(sources, hashes)) return []
  const nonces = sources.flatMap((source) => /^'nonce-(.*)'$/i.exec(source)?.[1] ?? [])
  const own = name === 'default-src' ? 'script-src' : name
  const byHash = hashes.length > 0 && sources.some((source) => hashSource.test(source))
  if (nonces.length === 0 && byHash) {
    const lacking = hashes.filter((hash) => !allowsHashes(sources, [hash]))
    return [missing(own, sources, ...lacking.map((hash) => `'${hash}'`))]
  }
  if (nonces.length === 0 && !strict) return [missing(own, sources, policyNeeds(trust)['script-src'])]
  if (!tag) return []
  const nonce = tag.getAttribute('nonce') ?? nonces[0] ?? '…'
  return [
    ...(nonces.length === 0 ? [missing(own, sources, `'nonce-${nonce}'`)] : []),
    ...(tag.hasAttribute('nonce') ? [] : [wrongAttributes('nonce_missing', '', tag, { nonce })]),
  ]
}
