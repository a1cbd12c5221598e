/** Finds the obstacles to donations on this page. Loaded only when `DonateWidget.diagnose()` is called; the rules are shared with the embed doctor (shared/embed). */
import { choicesPath, givingPath } from '../../shared/api/paths.ts'
import { isUnregistered, type KnownPartner, partnerFault, projectFault } from '../../shared/embed/pageFaults.ts'
import { projectAttributes, selectors } from '../../shared/embed/selectors.ts'
import { attributeOf } from '../../shared/embed/settings.ts'
import type { Load } from '../loader/modules.ts'
import {
  answerFinding,
  attributeFinding,
  builtinFindings,
  codeFinding,
  copyFindings,
  type Finding,
  finding,
  hiddenFindings,
  openFindings,
  reachFinding,
  scriptFindings,
  settingFindings,
  siteRootFindings,
  spellingFindings,
} from './ownPage.ts'
import { hearPolicy, isKeptBack } from './hearPolicy.ts'
import { withoutInheritance } from '../../shared/api/transport.ts'
import { isDonationType } from '../../shared/contract/donation/donationType.ts'
import { kinds } from '../../shared/kinds/kinds.ts'

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
