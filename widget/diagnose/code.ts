import type { Finding } from './finding.ts'

/**
 * The form's own files did not come.
 *
 * @param folder where they lie, e.g. `https://trust.example.org/widget/v1/`
 * @param blocked directives of the page's policy that kept something back meanwhile
 */
export const codeFinding = (folder: string, blocked: readonly string[]): Finding => {
  const { origin } = new URL(folder)
  if (blocked.some((directive) => directive.startsWith('script-src'))) {
    const fix = `script-src ${origin}`
    return {
      code: 'csp',
      hint: `The page's Content-Security-Policy lets the script in, but not what it fetches. Add to it: ${fix}`,
      fix,
    }
  }
  return {
    code: 'code_blocked',
    hint: "The form's code did not come: a content blocker, or a proxy that filters. Givers get the trust's link instead. Allow this address.",
    fix: folder,
  }
}
