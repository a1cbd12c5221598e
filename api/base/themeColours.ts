/** The colours of shared/tokens.css, for what knows no custom properties: mails and flattened pictures. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const sheet = readFileSync(join(import.meta.dirname, '../../shared/tokens.css'), 'utf8')

/**
 * A colour of both themes, as CSS writes it.
 *
 * @param name of a token without its dashes, e.g. `paper`
 * @throws Error if that token is no `light-dark()` of two plain colours
 */
export function themeColour(name: string): { light: string; dark: string } {
  const [, light, dark] = new RegExp(`--${name}: light-dark\\((#\\w+), (#\\w+)\\);`).exec(sheet) ?? []
  if (!light || !dark) throw new Error(`shared/tokens.css has no colour --${name} for both themes.`)
  return { light, dark }
}
