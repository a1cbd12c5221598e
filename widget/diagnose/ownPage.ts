/** What the page itself shows, before anything is asked. */
import {
  type AttributeFault,
  buildOf,
  isSiteRoot,
  repeatedScripts,
  settingFaults,
} from '../../shared/embed/pageFaults.ts'
import { holdsPage, selectors } from '../../shared/embed/selectors.ts'
import { elementMeant, misspeltAttributes } from '../../shared/embed/spelling.ts'
import { findingTexts } from '../../shared/texts/en/findings.ts'
import { findings, type Severity, type WidgetCode } from '../../shared/embed/findings.ts'
import { attributeOf } from '../../shared/embed/settings.ts'
import { originOf } from './hearPolicy.ts'

/**
 * @param sources addresses of the page's donate.js tags, in order; the first one is active
 * @param severalTrusts whether scripts of several trusts have run
 */
export const scriptFindings = (sources: readonly string[], severalTrusts = false): Finding[] =>
  repeatedScripts(sources, severalTrusts).map(({ code, about }) =>
    // Two trusts keep both lines.
    finding(code, code === 'script_trusts' ? null : `<script async src="${sources[0] ?? ''}"></script>`, about),
  )

/**
 * A script that does not come from the trust: an optimiser has merged or copied it, or the page has a copy of our folder.
 *
 * @param sources as above; none if the script is a part of another one
 */
export const copyFindings = (sources: readonly string[], siteRoot: string): Finding[] => {
  const [source = ''] = sources
  const bare = (address: string): string => address.replace('//www.', '//')
  if (bare(source).startsWith(`${bare(siteRoot).replace(/\/$/, '')}/`)) return []
  const fix = `<script async src="${siteRoot}/widget/v1/donate.js"></script>`
  return [finding(buildOf(source) ? 'script_elsewhere' : 'script_merged', fix, source)]
}

/** Elements that the parser closed too late, and wrappers with `data-donate`. */
export const openFindings = (page: Document): Finding[] =>
  [...page.querySelectorAll(selectors.opener)].filter(holdsPage).map((opener) => {
    const named = opener.localName.startsWith('donate-')
    return finding('element_open', named ? `</${opener.localName}>` : null, `<${opener.localName}>`)
  })

/**
 * Lists of content blockers hide elements by their names. Some need a moment after an element has appeared. A page's own rule, e.g. for empty elements, hides one without
 * a name, too.
 */
export const hiddenFindings = async (): Promise<Finding[]> => {
  const probes = ['donate-dialog', ''].map((className) => Object.assign(document.createElement('div'), { className }))
  document.documentElement.append(...probes)
  await new Promise((resolve) => setTimeout(resolve, 100))
  const [named, plain] = probes.map((probe) => getComputedStyle(probe).display === 'none')
  for (const probe of probes) probe.remove()
  return named && !plain ? [finding('dialog_hidden')] : []
}

/** What the form needs, and a page may have removed: by its path on `window`. */
const builtIns = ['Intl', 'Object.fromEntries', 'Promise', 'AbortController', 'CustomEvent', 'history.replaceState']

export const builtinFindings = (page: object): Finding[] => {
  const missing = builtIns.filter((path) => {
    let found: unknown = page
    for (const name of path.split('.')) found = found instanceof Object ? Reflect.get(found, name) : undefined
    return found === undefined
  })
  return missing.length === 0 ? [] : [finding('builtin_missing', null, missing.join(', '))]
}

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
  const valueOf = (name: string): string | null => {
    const value: unknown = Reflect.get(settings, name)
    return typeof value === 'string' ? value : null
  }
  return settingFaults(valueOf, document.createElement('i').style).map(attributeFinding)
}

/** An obstacle to donations, for the page's owner in the console. It is in English, as the console is. */
export interface Finding {
  code: WidgetCode
  severity: Severity
  hint: string
  /** The line that fixes it. */
  fix?: string
}

export const finding = (code: WidgetCode, fix: string | null = null, about = '', more?: string): Finding => ({
  code,
  severity: findings[code].severity,
  hint: findingTexts.sentences[code](about, more),
  ...(fix !== null && { fix }),
})

export const attributeFinding = ({ code, about, more, attribute, right }: AttributeFault): Finding =>
  finding(code, right === null ? null : `${attribute}="${right}"`, about, more)

/** Why the API could not be reached. */
interface Unreached {
  online: boolean
  apiRoot: string
  /** Directive of the page's policy that blocked the request. */
  blockedBy: string | undefined
  /** The page has replaced `fetch`. */
  changed?: boolean
}

export const reachFinding = ({ online, apiRoot, blockedBy, changed }: Unreached): Finding => {
  if (blockedBy) return finding('csp', `${blockedBy} ${originOf(apiRoot)}`, blockedBy)
  if (online && changed) return finding('fetch_changed')
  return finding(online ? 'api_unreachable' : 'offline')
}

/** Something answered at this address, but it is not the API. @param ownRoot the build's own root */
export const answerFinding = (apiRoot: string, ownRoot: string): Finding =>
  finding('api_answer', apiRoot === ownRoot ? null : `${attributeOf('apiRoot')}="${ownRoot}"`, apiRoot)

/**
 * The form's own files did not come.
 *
 * @param folder where they are, e.g. `https://trust.example.org/widget/v1/`
 * @param blocked directives of the page's policy that kept something back meanwhile
 */
export const codeFinding = (folder: string, blocked: readonly string[]): Finding =>
  blocked.some((directive) => directive.startsWith('script-src'))
    ? finding('csp', `script-src ${originOf(folder)}`, 'script-src')
    : finding('code_blocked', folder)
