import type { Finding } from './finding.ts'

/** Why the API could not be reached. */
export interface Unreached {
  online: boolean
  apiRoot: string
  /** Directive of the page's policy that kept the request back. */
  blockedBy: string | undefined
}

export const reachFinding = ({ online, apiRoot, blockedBy }: Unreached): Finding => {
  const api = originOf(apiRoot)
  if (blockedBy) {
    const fix = `${blockedBy} ${api}`
    return { code: 'csp', hint: `The page's Content-Security-Policy keeps the API away. Add to it: ${fix}`, fix }
  }
  if (!online) return { code: 'offline', hint: 'This device is offline.' }
  return {
    code: 'api_unreachable',
    hint: `The API at ${apiRoot} cannot be reached: it is down, a content blocker keeps it away, or data-api-root is mistyped. Try without blockers; givers get the trust's link meanwhile.`,
  }
}

/** The API was reached, and is none. @param ownRoot the build's own root */
export const answerFinding = (apiRoot: string, status: number, ownRoot: string): Finding => ({
  code: 'api_answer',
  hint: `${apiRoot} answered ${status}, and not as the trust's API does. Check data-api-root.`,
  ...(apiRoot === ownRoot ? {} : { fix: `data-api-root="${ownRoot}"` }),
})

/** What a policy names, e.g. `https://api.trust.example.org`; what is no whole address stays as it is. */
export const originOf = (address: string): string => (URL.canParse(address) ? new URL(address).origin : address)
