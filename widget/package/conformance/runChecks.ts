import { aspects, problemsOf } from './aspects.ts'
import { type Bench, type Check, deviationsOf, NotChecked, type Part, type Result } from './check.ts'
import { choosingChecks } from './checks/choosing.ts'
import { corsChecks } from './checks/cors.ts'
import { preparingChecks } from './checks/preparing.ts'
import { recordingChecks } from './checks/recording.ts'
import { refusalChecks } from './checks/refusals.ts'
import { limitChecks, signInChecks } from './checks/signIn.ts'
import { siteChecks } from './checks/site.ts'
import type { Exchange, Send } from './exchange.ts'
import { Facts } from './facts.ts'
import { openProbe } from './probe.ts'
import type { Settings } from './options.ts'

/** In the order in which they run: what only reads first, what uses up a limit last. */
export const checks: Readonly<Record<Part, readonly Check[]>> = {
  read: [...choosingChecks, ...refusalChecks, ...corsChecks, ...siteChecks],
  pay: [...signInChecks, ...preparingChecks, ...recordingChecks],
  limits: limitChecks,
}

/** The kit could reach no API at this address. */
export class Unreachable extends Error {}

/** The most deviations that one check lists. */
const MOST_NOTES = 10

/**
 * Checks an API against the contract, with one request at a time.
 * @param send sends a request
 * @param wait ends after so many ms
 * @throws Unreachable if the first request has no answer
 */
export async function runChecks(
  settings: Settings,
  send: Send,
  wait: (ms: number) => Promise<void>,
): Promise<Result[]> {
  const probe = openProbe(send, settings, wait)
  const bench: Bench = { probe, settings, facts: new Facts(probe, settings) }
  const first = await bench.facts.choicesAnswer()
  if (first.status === 0) throw new Unreachable(`${settings.apiRoot} does not answer: ${first.text}`)
  const results: Result[] = []
  for (const part of ['read', 'pay', 'limits'] as const)
    for (const check of checks[part]) results.push(await resultOf(check, part, bench))
  const exchanges = probe.exchanges.map((exchange) => ({ ...exchange, ...problemsOf(exchange) }))
  return [...aspects.map((aspect) => aspectResult(aspect, exchanges)), ...results]
}

async function resultOf({ id, rule, run }: Check, part: Part, bench: Bench): Promise<Result> {
  const { pay, limits } = bench.settings
  if ((part === 'pay' && !pay) || (part === 'limits' && !limits))
    return { id, rule, part, outcome: 'skipped', notes: [`needs --${part}`] }
  try {
    return judged(id, rule, part, await deviationsOf(run(bench)))
  } catch (error) {
    if (error instanceof NotChecked) return { id, rule, part, outcome: 'skipped', notes: [error.message] }
    throw error
  }
}

type Judged = Exchange & ReturnType<typeof problemsOf>

function aspectResult({ id, rule }: (typeof aspects)[number], exchanges: readonly Judged[]): Result {
  const notes = exchanges.flatMap(({ call, problems }) => {
    const problem = problems.get(id)
    return problem === undefined ? [] : [`${call}: ${problem}`]
  })
  return judged(id, rule, 'read', notes)
}

const judged = (id: string, rule: string, part: Part, notes: readonly string[]): Result => {
  const outcome = notes.length > 0 ? 'failed' : 'passed'
  return { id, rule, part, outcome, notes: notes.slice(0, MOST_NOTES) }
}
