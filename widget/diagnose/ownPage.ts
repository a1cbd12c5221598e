/** What the page itself shows, before anything is asked. */
import { settingFaults } from '../../shared/embed/attributeFaults.ts'
import { repeatedScripts } from '../../shared/embed/repeatedScripts.ts'
import { elementMeant, misspeltAttributes } from '../../shared/embed/spelling.ts'
import { isSiteRoot } from '../../shared/embed/trustAddresses.ts'
import { type Finding, attributeFinding, finding } from './finding.ts'

/** @param sources addresses of the page's donate.js tags, in order; the first one is active */
export const scriptFindings = (sources: readonly string[]): Finding[] =>
  repeatedScripts(sources).map(({ code, about }) =>
    finding(code, `<script async src="${sources[0] ?? ''}"></script>`, about),
  )

/** The form looks for the trust's pages below this address. Whether they are there cannot be asked from another origin. */
export const siteRootFindings = (siteRoot: string): Finding[] =>
  isSiteRoot(siteRoot) ? [] : [finding('site_root', null, siteRoot)]

/** Misspelt elements and attributes: names similar to ours. */
export const spellingFindings = (page: Document): Finding[] => [
  ...[...page.querySelectorAll('body *')].flatMap(({ localName }) => {
    const right = customElements.get(localName) ? null : elementMeant(localName)
    return right === null ? [] : [finding('misspelt', `<${right}>`, `<${localName}>`)]
  }),
  ...misspeltAttributes(page).map(({ at, wrong, right }) =>
    finding('misspelt', `${right}="${at.getAttribute(wrong)}"`, wrong),
  ),
]

/** What the tag or `configure` says and the widget does not know. */
export const settingFindings = (settings: object): Finding[] => {
  const said = (name: string): string | null => {
    const value: unknown = Reflect.get(settings, name)
    return typeof value === 'string' ? value : null
  }
  return settingFaults(said, document.createElement('i').style).map(attributeFinding)
}
