/** Content-Security-Policies of pages under test, `{{…}}` filled by pageServer.ts. */

/** What the documentation asks for, and nothing else: the page's own script runs by the nonce. */
const asked = {
  'script-src': "'nonce-{{nonce}}'",
  'connect-src': '{{apiOrigin}}',
  'img-src': '{{apiOrigin}}',
}
type Directive = keyof typeof asked

const closed = ["default-src 'none'", "form-action 'none'", "base-uri 'none'"]
const typesEnforced = ["require-trusted-types-for 'script'", "trusted-types 'none'"]

/** @param changed directives that say something else; undefined leaves one out */
export const strictPolicy = (changed: { [Name in Directive]?: string | undefined } = {}): string => {
  const directives = Object.entries({ ...asked, ...changed })
  const said = directives.filter(([, sources]) => sources !== undefined).map((parts) => parts.join(' '))
  return [...closed, ...said, ...typesEnforced].join('; ')
}
