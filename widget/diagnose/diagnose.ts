/** What stands in the way of giving on this page. Loaded only when `DonateWidget.diagnose()` is called; the judgements are beside it. */
import { choicesPath } from '../../shared/api/paths.ts'
import { ask } from './ask.ts'
import { codeFinding } from './code.ts'
import type { Finding } from './finding.ts'
import { hearPolicy } from './hearPolicy.ts'
import { type KnownPartner, partnerFindings } from './partner.ts'
import { pictureFindings } from './pictures.ts'
import { type NamedProject, projectFindings } from './projects.ts'
import { answerFinding, reachFinding } from './reach.ts'
import { scriptFindings } from './scripts.ts'
import { siteRootFindings } from './siteRoot.ts'
import { spellingFindings } from './spelling.ts'
import { modalModule } from '../loader/ahead/modalModule.ts'

interface Settings {
  apiRoot: string
  siteRoot: string
  projectId?: number | undefined
  partner?: string | undefined
}

/** @returns findings with the line that mends each; empty when nothing stands in the way */
export const diagnose = async (settings: Settings): Promise<Finding[]> => {
  const sources = [...document.querySelectorAll<HTMLScriptElement>('script[src*="/donate.js"]')].map(({ src }) => src)
  const wrongRoot = siteRootFindings(settings.siteRoot)
  // Without it no form opens: there is nothing further to ask.
  if (wrongRoot.length > 0) return [...scriptFindings(sources), ...wrongRoot]
  return [
    ...scriptFindings(sources),
    ...spellingFindings(document),
    ...(await codeFindings(sources[0] ?? `${settings.siteRoot}/widget/v1/`)),
    ...(await apiFindings(settings)),
  ]
}

/** Lists of content blockers know files by their names. @param script beside which the form's files lie */
const codeFindings = async (script: string): Promise<Finding[]> => {
  const policy = hearPolicy(script)
  try {
    await modalModule()
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
    const { status, data } = await ask(`${apiRoot}/${choicesPath}`)
    if (!Array.isArray(data)) return [answerFinding(apiRoot, status, __API_ROOT__)]
    return [
      ...projectFindings(namedProjects(settings.projectId), data),
      ...(await pictureFindings(apiRoot, data)),
      ...(await originFindings(settings)),
    ]
  } catch {
    const blockedBy = (await policy.blocked()).find((directive) => directive === 'connect-src')
    return [reachFinding({ online: navigator.onLine, apiRoot, blockedBy })]
  } finally {
    policy.stop()
  }
}

const attributes = ['project-id', 'data-donate-project-id']

const namedProjects = (ofScript: number | undefined): NamedProject[] => [
  ...(ofScript ? [{ id: String(ofScript), attribute: 'data-project-id' }] : []),
  ...attributes.flatMap((attribute) =>
    [
      ...document.querySelectorAll(`donate-button[${attribute}],donate-form[${attribute}],[data-donate][${attribute}]`),
    ].map((element) => ({ id: element.getAttribute(attribute) ?? '', attribute })),
  ),
]

/** The trust's own pages are no partner's; a back end without partners has nothing to say. */
const originFindings = async ({ apiRoot, siteRoot, partner }: Settings): Promise<Finding[]> => {
  const { origin } = location
  if (origin === new URL(siteRoot).origin) return []
  const { data } = await ask(`${apiRoot}/donation/partner?origin=${encodeURIComponent(origin)}`).catch(() => ({
    data: null,
  }))
  if (!data) return []
  const known: KnownPartner = { name: textIn(data, 'name'), partner_id: textIn(data, 'partner_id') }
  return partnerFindings(origin, partner, known, known.name === null && (await isNobodys(apiRoot, partner)))
}

const textIn = (data: unknown, name: string): string | null => {
  const value: unknown = data instanceof Object ? Reflect.get(data, name) : null
  return typeof value === 'string' ? value : null
}

/** A back end that does not answer this has nothing to say. */
const isNobodys = async (apiRoot: string, partner: string | undefined): Promise<boolean> => {
  if (!partner) return false
  const path = `donation/partner-name?partner_id=${encodeURIComponent(partner)}`
  const { data } = await ask(`${apiRoot}/${path}`).catch(() => ({ data: null }))
  return data instanceof Object && 'name' in data && data.name === null
}
