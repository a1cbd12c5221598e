import type { AttributeFault } from '../../shared/embed/attributeFaults.ts'
import { findingTexts } from '../../shared/texts/en/findings.ts'
import { findings, type Severity, type WidgetCode } from '../../shared/embed/findings.ts'
import { attributeOf } from '../../shared/embed/settings.ts'
import { originOf } from './hearPolicy.ts'

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
export interface Unreached {
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
