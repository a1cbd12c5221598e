import { createHash } from 'node:crypto'
import type { Root } from 'postcss'
import { type BuiltFile, toFile } from './files/builtFiles.ts'

/** Whether a path may be that of a whole sheet. */
export const isWholeSheet = (path: string): boolean => /^\/assets\/whole-[\w-]{8}\.css$/.test(path)

/** The sheet that a page loads after its first paint, made from a build's style sheet. Its path contains a hash of its content. */
export async function wholeSheet(sheet: Root): Promise<{ path: string; file: BuiltFile }> {
  const whole = withoutFaces(sheet)
  const hash = createHash('sha256').update(whole).digest('base64url').slice(0, 8)
  const file = await toFile(Buffer.from(whole), 'text/css; charset=utf-8', (same) => same)
  return { path: `/assets/whole-${hash}.css`, file }
}

/** Every page has the font faces already; repeated, a browser would load and swap them twice. */
function withoutFaces(sheet: Root): string {
  const rest = sheet.clone()
  rest.walkAtRules('font-face', (face) => void face.remove())
  return rest.toString()
}
