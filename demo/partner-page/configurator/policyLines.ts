/** What a page's content policy has to allow, and nothing else; strictPolicy.ts of the demo's partner page is held to the same. */
export interface PolicyLines {
  /** Where the policy names hosts. */
  hosts: string
  /** Where it names a nonce, which then stands on the script's tag too. */
  nonce: string
}

export function policyLines({ siteRoot, apiRoot }: { siteRoot: string; apiRoot: string }): PolicyLines {
  const site = new URL(siteRoot).origin
  const api = new URL(apiRoot).origin
  const others = [`connect-src ${api}`, `img-src ${api}`]
  return {
    hosts: [`script-src ${site}`, ...others].join(';\n'),
    nonce: ["script-src 'nonce-…'", ...others].join(';\n'),
  }
}
