import { aspects, problemsOf } from './aspects.ts'
import { type Bench, type Check, deviationsOf, NotChecked, type Part, type Result } from './check.ts'
import { choosingChecks } from './checks/choosing.ts'
import { corsChecks } from './checks/cors.ts'
import { intentChecks } from './checks/intents.ts'
import { preparingChecks } from './checks/preparing.ts'
import { recordingChecks } from './checks/recording.ts'
import { refusalChecks } from './checks/refusals.ts'
import { limitChecks, signInChecks } from './checks/signIn.ts'
import { siteChecks } from './checks/site.ts'
import type { Exchange, Send } from './exchange.ts'
import { collectFacts } from './facts.ts'
import { openProbe } from './probe.ts'
import type { Settings } from './settings.ts'

/** In the order in which they run: what only reads first, what uses up a limit last. */
export const checks: Readonly<Record<Part, readonly Check[]>> = {
  read: [...choosingChecks, ...refusalChecks, ...corsChecks, ...siteChecks],
  pay: [...signInChecks, ...preparingChecks, ...intentChecks, ...recordingChecks],
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
  const bench: Bench = { probe, settings, facts: collectFacts(probe, settings) }
  const first = await bench.facts.choicesAnswer()
  if (first.status === 0) throw new Unreachable(`${settings.apiRoot} does not answer: ${first.text}`)
  const results: Result[] = []
  for (const part of ['read', 'pay', 'limits'] as const)
    for (const check of checks[part]) results.push(await resultOf(check, part, bench))
  const judged = probe.exchanges.map((exchange) => ({ ...exchange, ...problemsOf(exchange) }))
  return [...aspects.map((aspect) => aspectResult(aspect, judged)), ...results]
}

async function resultOf({ id, rule, run }: Check, part: Part, bench: Bench): Promise<Result> {
  const { pay, limits } = bench.settings
  if ((part === 'pay' && !pay) || (part === 'limits' && !limits))
    return { id, rule, part, outcome: 'skipped', notes: [`needs --${part}`] }
  try {
    const notes = (await deviationsOf(run(bench))).slice(0, MOST_NOTES)
    return { id, rule, part, outcome: notes.length > 0 ? 'failed' : 'passed', notes }
  } catch (error) {
    if (error instanceof NotChecked) return { id, rule, part, outcome: 'skipped', notes: [error.message] }
    throw error
  }
}

type Judged = Exchange & ReturnType<typeof problemsOf>

function aspectResult({ id, rule }: (typeof aspects)[number], judged: readonly Judged[]): Result {
  const notes = judged.flatMap(({ call, problems }) => {
    const problem = problems.get(id)
    return problem === undefined ? [] : [`${call}: ${problem}`]
  })
  return { id, rule, part: 'read', outcome: notes.length > 0 ? 'failed' : 'passed', notes: notes.slice(0, MOST_NOTES) }
}
