import { createHash } from 'node:crypto'
import type { BuiltFile } from './builtFiles.ts'

const link = /<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/g

/**
 * The built index.html with its style sheets standing in it: one round trip less before the first paint, which on a phone is worth more than a
 * sheet that is cached (docs/decisions/010).
 *
 * @param site built files by path
 * @returns the page, and a hash of each sheet for the content security policy
 */
export function withInlineStyle(site: ReadonlyMap<string, BuiltFile>): { html: string; styleHashes: string[] } {
  const text = (path: string): string => new TextDecoder().decode(site.get(path)?.bodies.identity)
  const styleHashes: string[] = []
  const html = text('/index.html').replace(link, (whole: string, path: string) => {
    const style = text(path)
    if (style === '') return whole
    styleHashes.push(createHash('sha256').update(style).digest('base64'))
    return `<style>${style}</style>`
  })
  return { html, styleHashes }
}
