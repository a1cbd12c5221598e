/** What brings the widget, and what a policy has to let in for it: a tag, or a script of the page that makes one (Tag Manager). */
import { buildOf } from '../../../../shared/embed/repeatedScripts.ts'
import { selectors } from '../../../../shared/embed/selectors.ts'
import type { PastedPage } from '../pastedPage.ts'
import type { Trust } from '../trust.ts'

/** Tags of the widget's script, in their order. */
export const scriptTags = ({ document }: PastedPage): HTMLScriptElement[] => [
  ...document.querySelectorAll<HTMLScriptElement>(selectors.script),
]

/** A script of the page that makes the tag: then there is none to be seen. */
export const makerOf = ({ document }: PastedPage): HTMLScriptElement | undefined =>
  [...document.scripts].find(({ text }) => text.includes('/donate.js'))

/** The address that mends itself. */
export const newest = 'v1'

/** Where the trust did not say which versions it keeps, every number may be one. */
export const isServed = (build: string, { integrity }: Trust): boolean =>
  build === newest || integrity.has(build) || (integrity.size === 0 && /^\d+\.\d+\.\d+$/.test(build))

/** The version that the page has pinned, with the hashes that it names; undefined where it takes, or once it is mended will take, the newest. */
function pinnedBy(page: PastedPage, trust: Trust): { version: string; integrity: string | null } | undefined {
  const [tag] = scriptTags(page)
  const text = tag?.getAttribute('src') ?? makerOf(page)?.text ?? ''
  const version = buildOf(text)
  if (version === newest || !isServed(version, trust)) return undefined
  return { version, integrity: tag ? tag.getAttribute('integrity') : hashesIn(text).join(' ') || null }
}

/** What a policy has to let in: a pinned version is one file, the newest a folder of them. */
export function scriptAddress(page: PastedPage, trust: Trust): string {
  const pinned = pinnedBy(page, trust)
  return `${trust.siteRoot}/widget/${pinned ? `${pinned.version}/donate.js` : `${newest}/`}`
}

/** Hashes that stand on the tag once it is mended, e.g. `sha384-…`: a build that changes is to have none. */
export function hashesOf(page: PastedPage, trust: Trust): string[] {
  const pinned = pinnedBy(page, trust)
  if (!pinned || pinned.integrity === null) return []
  const published = trust.integrity.get(pinned.version)
  return published === null ? [] : hashesIn(published ?? pinned.integrity)
}

/** Those that browsers know, in an attribute or in a script's text. */
const hashesIn = (text: string): string[] => text.match(/\bsha(?:256|384|512)-[\w+/=-]+/gi) ?? []
