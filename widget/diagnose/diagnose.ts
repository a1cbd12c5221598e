/** Finds the obstacles to donations on this page. Loaded only when `DonateWidget.diagnose()` is called; the rules are shared with the embed doctor (shared/embed). */
import { choicesPath, givingPath, withoutInheritance } from '../../shared/contract/transport.ts'
import { isDonationType } from '../../shared/contract/donation/donationType.ts'
import { findings, type Severity, type WidgetCode } from '../../shared/embed/findings.ts'
import {
  type AttributeFault,
  buildOf,
  isSiteRoot,
  isUnregistered,
  type KnownPartner,
  partnerFault,
  projectFault,
  repeatedScripts,
  settingFaults,
} from '../../shared/embed/pageFaults.ts'
import { holdsPage, projectAttributes, selectors } from '../../shared/embed/selectors.ts'
import { attributeOf } from '../../shared/embed/settings.ts'
import { elementMeant, misspeltAttributes } from '../../shared/embed/spelling.ts'
import { kinds } from '../../shared/kinds/kinds.ts'
import { findingTexts } from '../../shared/texts/en/findings.ts'
import type { Load } from '../loader/modules.ts'
import { hearPolicy, isKeptBack, originOf } from './hearPolicy.ts'

interface Settings {
  apiRoot: string
  siteRoot: string
  projectId?: number | undefined
  partner?: string | undefined
}

/** @returns findings, each once, with the line that fixes it; empty if nothing prevents donations */
export const diagnose = async (settings: Settings, load: Load): Promise<Finding[]> => {
  const sources = [...document.querySelectorAll<HTMLScriptElement>(selectors.script)].map(({ src }) => src)
  const wrongRoot = siteRootFindings(settings.siteRoot)
  const found = [
    ...scriptFindings(sources, (window.DonateWidget?.trusts?.length ?? 0) > 1),
    ...wrongRoot,
    ...openFindings(document),
    ...spellingFindings(document),
    ...settingFindings(settings),
    ...builtinFindings(window),
  ]
  // Without the address no form opens: there is nothing to ask.
  if (wrongRoot.length === 0)
    found.push(
      ...copyFindings(sources, settings.siteRoot),
      ...(await hiddenFindings()),
      ...(await codeFindings(sources[0] ?? `${settings.siteRoot}/widget/v1/`, load)),
      ...(await apiFindings(settings)),
    )
  return found.filter(({ hint }, place) => found.findIndex((other) => other.hint === hint) === place)
}

/** Lists of content blockers know files by their names. @param script beside which the form's files are */
const codeFindings = async (script: string, load: Load): Promise<Finding[]> => {
  const policy = hearPolicy(script)
  try {
    await load('modal')
    return []
  } catch {
    return [codeFinding(new URL('.', script).href, await policy.blocked())]
  } finally {
    policy.stop()
  }
}

const apiFindings = async (settings: Settings): Promise<Finding[]> => {
  const { apiRoot } = settings
  const policy = hearPolicy(apiRoot)
  try {
    const { data } = await ask(`${apiRoot}/${choicesPath}`)
    if (!Array.isArray(data)) return [answerFinding(apiRoot, __API_ROOT__)]
    return [
      ...projectFindings(namedProjects(settings.projectId), data),
      ...(await pictureFindings(apiRoot, data)),
      ...(await originFindings(settings)),
    ]
  } catch {
    const blockedBy = (await policy.blocked()).find((directive) => directive === 'connect-src')
    // The browser's own function says so of itself.
    const changed = !/\[native code\]/.test(Function.prototype.toString.call(fetch))
    return [reachFinding({ online: navigator.onLine, apiRoot, blockedBy, changed })]
  } finally {
    policy.stop()
  }
}

/** Attributes that name a project, with what they say. */
const namedProjects = (ofScript: number | undefined): Array<[attribute: string, id: string]> => [
  ...(ofScript ? [[attributeOf('projectId'), String(ofScript)] satisfies [string, string]] : []),
  ...[...document.querySelectorAll(selectors.opener)].flatMap((element) =>
    projectAttributes.flatMap((attribute): Array<[string, string]> => {
      const id = element.getAttribute(attribute)
      return id === null ? [] : [[attribute, id]]
    }),
  ),
]

const projectFindings = (
  named: ReadonlyArray<readonly [attribute: string, id: string]>,
  projects: ReadonlyArray<{ id: number; title: string }>,
): Finding[] =>
  named.flatMap(([attribute, id]) => {
    const fault = projectFault(attribute, id, projects)
    return fault ? [attributeFinding(fault)] : []
  })

const originFindings = async ({ apiRoot, siteRoot, partner }: Settings): Promise<Finding[]> => {
  const { origin } = location
  if (origin === new URL(siteRoot).origin) return []
  const { data } = await ask(`${apiRoot}/donation/partner?origin=${encodeURIComponent(origin)}`).catch(() => ({
    data: null,
  }))
  if (!data) return []
  const known: KnownPartner = { name: textIn(data, 'name'), partner_id: textIn(data, 'partner_id') }
  const fault = partner
    ? partnerFault(partner, known, known.name === null && (await isNobodys(apiRoot, partner)))
    : null
  return [
    ...(isUnregistered(origin, siteRoot, known) ? [finding('origin_unregistered', origin, origin)] : []),
    ...(fault ? [attributeFinding(fault)] : []),
  ]
}

const textIn = (data: unknown, name: string): string | null => {
  const value: unknown = data instanceof Object ? Reflect.get(data, name) : null
  return typeof value === 'string' ? value : null
}

/** A refusal says that it can be no id. A back end that does not answer this has nothing to say. */
const isNobodys = async (apiRoot: string, partner: string): Promise<boolean> => {
  const path = `donation/partner-name?partner_id=${encodeURIComponent(partner)}`
  const { status, data } = await ask(`${apiRoot}/${path}`).catch(() => ({ status: 0, data: null }))
  return status === 422 || (data instanceof Object && 'name' in data && data.name === null)
}

/** How long an answer may take, in ms. */
const patienceMs = 15_000

/** Calls the API without a session. `data` is the content of the envelope, not parsed; undefined if the API refused. */
export const ask = async (url: string, init: RequestInit = {}): Promise<{ status: number; data: unknown }> => {
  const settings: RequestInit = { ...init, credentials: 'omit', signal: AbortSignal.timeout(patienceMs) }
  const response = await fetch(url, withoutInheritance(settings))
  const answer: { data?: unknown } | null = await response.json().catch(() => null)
  return { status: response.status, data: response.ok ? answer?.data : undefined }
}

/** Only items have pictures, and one is enough for the check. @param projects the API's answer, not parsed */
const pictureFindings = async (
  apiRoot: string,
  projects: ReadonlyArray<{ id: number; donation_type?: string }>,
): Promise<Finding[]> => {
  const project = projects.find(({ donation_type }) => isDonationType(donation_type) && kinds[donation_type].listsItems)
  if (!project) return []
  const { data } = await ask(`${apiRoot}/${givingPath}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ project_id: project.id }),
  }).catch(() => ({ data: null }))
  const items: unknown = data instanceof Object && 'items' in data ? data.items : null
  const picture = Array.isArray(items) && items.find((item) => item?.image)?.image
  if (!picture || !(await isKeptBack('img-src', picture))) return []
  return [reachFinding({ online: true, apiRoot: picture, blockedBy: 'img-src' })]
}

// What the page itself shows, before anything is asked.

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
interface Finding {
  code: WidgetCode
  severity: Severity
  hint: string
  /** The line that fixes it. */
  fix?: string
}

const finding = (code: WidgetCode, fix: string | null = null, about = '', more?: string): Finding => ({
  code,
  severity: findings[code].severity,
  hint: findingTexts.sentences[code](about, more),
  ...(fix !== null && { fix }),
})

const attributeFinding = ({ code, about, more, attribute, right }: AttributeFault): Finding =>
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
