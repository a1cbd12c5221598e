/** What stands in the way of giving on this page. Loaded only when `DonateWidget.diagnose()` is called. */
import { choicesPath } from '../shared/api/paths.ts'

interface Finding {
  code: string
  hint: string
}

/** @returns findings with the line that mends each; empty when nothing stands in the way */
export const diagnose = async (options: {
  apiRoot: string
  siteRoot: string
  projectId?: number | undefined
}): Promise<Finding[]> => {
  const findings: Finding[] = []
  const scripts = document.querySelectorAll('script[src*="/donate.js"]')
  if (scripts.length > 1) findings.push({ code: 'script_twice', hint: 'Keep one script tag of donate.js on the page.' })
  const blocked = new Set<string>()
  const hear = (event: SecurityPolicyViolationEvent): void => void blocked.add(event.effectiveDirective)
  document.addEventListener('securitypolicyviolation', hear)
  try {
    const response = await fetch(`${options.apiRoot}/${choicesPath}`, { credentials: 'omit' })
    const answer: unknown = await response.json()
    const list = (answer as { data?: Array<{ id: number }> } | null)?.data
    if (!response.ok || !Array.isArray(list)) {
      findings.push({
        code: 'api_answer',
        hint: `The API at ${options.apiRoot} answered ${response.status}. Check data-api-root.`,
      })
    } else if (options.projectId && !list.some((project) => project.id === options.projectId)) {
      findings.push({
        code: 'project_unknown',
        hint: `There is no project ${options.projectId}. Check data-project-id.`,
      })
    }
  } catch {
    // The violation is reported in a task of its own.
    await new Promise((resolve) => setTimeout(resolve, 50))
    findings.push(
      blocked.size > 0
        ? { code: 'csp', hint: `Content-Security-Policy: add connect-src ${new URL(options.apiRoot).origin}` }
        : {
            code: 'api_unreachable',
            hint: `The API at ${options.apiRoot} cannot be reached: offline, or a content blocker.`,
          },
    )
  }
  document.removeEventListener('securitypolicyviolation', hear)
  return findings
}
