import { checkOpeners } from './checks/openers.ts'
import { checkOptions, checkOrigin } from './checks/options.ts'
import { checkPolicies } from './checks/policy.ts'
import { checkScript } from './checks/script.ts'
import type { PastedPage } from './pastedPage.ts'
import type { Problem } from './problem.ts'
import type { Trust } from './trust.ts'

/** Everything that is wrong with a page, in the order in which its owner should mend it; the same thing once. */
export function examine(page: PastedPage, trust: Trust): Problem[] {
  const problems = [checkScript, checkPolicies, checkOptions, checkOpeners, checkOrigin].flatMap((check) =>
    check(page, trust),
  )
  const same = (a: Problem, b: Problem) => a.code === b.code && a.fix === b.fix && a.line === b.line
  return problems.filter((problem, place) => problems.findIndex((other) => same(other, problem)) === place)
}
