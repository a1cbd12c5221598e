/** What loads the widget, and what a policy must allow for it: a tag, or a script of the page that creates one (Tag Manager). */
import { buildOf } from '../../../../shared/embed/repeatedScripts.ts'
import { selectors } from '../../../../shared/embed/selectors.ts'
import type { PastedPage } from '../pastedPage.ts'
import type { Trust } from '../trust.ts'

/** Tags of the widget's script, in order. */
export const scriptTags = ({ document }: PastedPage): HTMLScriptElement[] => [
  ...document.querySelectorAll<HTMLScriptElement>(selectors.script),
]

/** A script of the page that creates the tag, so that the HTML contains none. */
export const makerOf = ({ document }: PastedPage): HTMLScriptElement | undefined =>
  [...document.scripts].find(({ text }) => text.includes('/donate.js'))

/** The address that updates itself. */
export const newest = 'v1'

/** If the trust did not list its versions, any number may be one. */
export const isServed = (build: string, { integrity }: Trust): boolean =>
  build === newest || integrity.has(build) || (integrity.size === 0 && /^\d+\.\d+\.\d+$/.test(build))

/** The version that the page has pinned, with its hashes; undefined if it uses, or will use after the fix, the newest. */
function pinnedBy(page: PastedPage, trust: Trust): { version: string; integrity: string | null } | undefined {
  const [tag] = scriptTags(page)
  const text = tag?.getAttribute('src') ?? makerOf(page)?.text ?? ''
  const version = buildOf(text)
  if (version === newest || !isServed(version, trust)) return undefined
  return { version, integrity: tag ? tag.getAttribute('integrity') : hashesIn(text).join(' ') || null }
}

/** What a policy must allow: a pinned version is one file, the newest a folder of files. */
export function scriptAddress(page: PastedPage, trust: Trust): string {
  const pinned = pinnedBy(page, trust)
  return `${trust.siteRoot}/widget/${pinned ? `${pinned.version}/donate.js` : `${newest}/`}`
}

/** Hashes on the tag after the fix, e.g. `sha384-…`: a build that changes must have none. */
export function hashesOf(page: PastedPage, trust: Trust): string[] {
  const pinned = pinnedBy(page, trust)
  if (!pinned || pinned.integrity === null) return []
  const published = trust.integrity.get(pinned.version)
  return published === null ? [] : hashesIn(published ?? pinned.integrity)
}

/** Those that browsers know, in an attribute or in a script's text. */
const hashesIn = (text: string): string[] => text.match(/\bsha(?:256|384|512)-[\w+/=-]+/gi) ?? []
