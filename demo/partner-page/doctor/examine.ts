import { checkOpeners } from './checks/openers.ts'
import { checkOptions, checkOrigin } from './checks/options.ts'
import { checkPartners } from './checks/partners.ts'
import { checkPolicies } from './checks/policy.ts'
import { checkProjects } from './checks/projects.ts'
import { checkScript } from './checks/script.ts'
import { checkSpelling } from './checks/spelling.ts'
import type { PastedPage } from './pastedPage.ts'
import type { Problem } from './problem.ts'
import type { Trust } from './trust.ts'

/** In order of the fixes: a fixed misspelt element counts as ours for the next checks, and a link is written for the fixed project. */
const checks = [
  checkSpelling,
  checkScript,
  checkPolicies,
  checkOptions,
  checkPartners,
  checkProjects,
  checkOpeners,
  checkOrigin,
]

/** Everything that is wrong with a page, in the order of the fixes; the same fault once. It fixes the parsed page. */
export function examine(page: PastedPage, trust: Trust): Problem[] {
  const found = checks.flatMap((check) => check(page, trust))
  for (const { mend } of found) mend?.()
  const problems = found.map(({ code, about, more, at, fix }) => ({
    code,
    about,
    more,
    line: at && page.lineOf(at),
    fix: fix(),
  }))
  const same = (a: Problem, b: Problem) => a.code === b.code && a.about === b.about && a.fix === b.fix
  return problems.filter((problem, place) => problems.findIndex((other) => same(other, problem)) === place)
}
