/** Content-Security-Policies of pages under test; stackProcess.ts fills `{{…}}`. */

/** Exactly what the documentation requires. The nonce allows the page's own script. */
const asked = {
  'script-src': "'nonce-{{nonce}}'",
  'connect-src': '{{apiOrigin}}',
  'img-src': '{{apiOrigin}}',
}
type Directive = keyof typeof asked

const closed = ["default-src 'none'", "form-action 'none'", "base-uri 'none'"]
const typesEnforced = ["require-trusted-types-for 'script'", "trusted-types 'none'"]

/** @param changed directives with other values; undefined removes one */
export const strictPolicy = (changed: { [Name in Directive]?: string | undefined } = {}): string => {
  const directives = Object.entries({ ...asked, ...changed })
  const written = directives.filter(([, sources]) => sources !== undefined).map((parts) => parts.join(' '))
  return [...closed, ...written, ...typesEnforced].join('; ')
}
