/**
 * The rows of the table (`transition.ts`) from CONTINUE on. An event that does not fit the state, such as a late answer or a second CONTINUE, changes
 * nothing.
 */
import { presetsOf } from '../../../shared/donation/presetsOf.ts'
import { type Verdict, validate } from '../../../shared/donation/validate.ts'
import { loadGiving, type Step, stay, transition, warn } from '../transition.ts'
import type { Effect, SendingEvent } from '../events.ts'
import type { State } from '../state.ts'

/** The current donation, if it may be sent; the donor was known when CONTINUE was pressed. */
const standing = (state: State): Verdict | null => state.form && validate(state.form, true)

const onContinue = (state: State, event: Extract<SendingEvent, { type: 'continued' }>): Step => {
  if (state.stage !== 'choosing' || !state.form || state.offlineOnly || event.nowMs < state.waitUntilMs)
    return stay(state)
  const verdict = validate(state.form, event.donorKnown)
  if (!verdict.ok) {
    const { problem } = verdict
    const signIn = problem === 'noDonor'
    const report = { do: 'report', code: problem } as const
    // No alert: a first-time donor has done nothing wrong. The sign-in step explains it in place.
    // Store the choices, because the donor may leave to make an account or a new password. Do it first: a host may close the dialog at this event,
    // which forgets them.
    if (signIn)
      return [{ ...state, problem, panel: 'signIn', resumes: true }, [{ do: 'remember' }, report, { do: 'askSignIn' }]]
    return [warn({ ...state, problem, panel: 'none' }, problem), [report]]
  }
  const run = state.run + 1
  const { donation } = verdict
  const next: State = {
    ...state,
    run,
    stage: 'sending',
    panel: 'none',
    problem: null,
    notice: null,
    failure: null,
    signedIn: false,
    need: null,
    stuckAt: null,
    // The donor has seen the earlier donation and gives again. A sign-in in between must not lead back to it.
    ...(event.checkEarlier ? {} : { earlierTxnId: null }),
  }
  return event.checkEarlier && state.earlierTxnId
    ? [next, [{ do: 'checkEarlier', run, txnId: state.earlierTxnId, donation }]]
    : [next, [{ do: 'askPayment', run, donation }]]
}

/** A step of sending has answered. Continue only if it belongs to the newest run, still under way. */
const onSending = (state: State, run: number, go: (verdict: Verdict & { ok: true }) => Step): Step => {
  const verdict = standing(state)
  return run === state.run && state.stage !== 'choosing' && verdict?.ok ? go(verdict) : stay(state)
}

/** The same choices at current prices; with the old ones every CONTINUE would be refused. */
const loadAgain = (state: State, report: Effect): Step => {
  const { projectId } = state
  const load = state.load + 1
  return [
    { ...state, load, presets: choicesOf(state), form: null, projects: 'loading', giving: 'loading' },
    [report, { do: 'loadProjects' }, ...loadGiving(projectId, load)],
  ]
}

export const sending = (state: State, event: SendingEvent): Step => {
  switch (event.type) {
    case 'continued':
      return onContinue(state, event)
    case 'waited':
      return stay({ ...state, waitUntilMs: 0 })
    case 'signedIn': {
      const next: State = { ...state, panel: 'none', problem: null, notice: null, signedIn: true }
      // Requests again what the end of the session interrupted.
      return state.form ? stay(next) : transition(next, { type: 'retried' }, sending)
    }
    case 'earlierFound':
      return event.run === state.run && state.stage === 'sending'
        ? stay({ ...state, stage: 'choosing', panel: 'earlier', earlier: event.status })
        : stay(state)
    case 'earlierSettled':
      return onSending(state, event.run, ({ donation }) => [
        { ...state, earlierTxnId: null },
        [{ do: 'askPayment', run: event.run, donation }],
      ])
    case 'declarationNeeded':
      return event.run === state.run && state.stage === 'sending'
        ? stay({ ...state, stage: 'choosing', panel: 'declare' })
        : stay(state)
    case 'detailArrived':
      return onSending(state, event.run, ({ donation }) => [
        state,
        [{ do: 'record', run: event.run, donation, detail: event.detail }],
      ])
    case 'recorded':
      return onSending(state, event.run, () => [
        { ...state, stage: 'leaving', earlierTxnId: event.detail.txn_id },
        [{ do: 'pause', run: event.run, detail: event.detail }],
      ])
    case 'pauseEnded':
      return onSending(state, event.run, ({ donation }) => [
        { ...state, stage: 'handedOver' },
        [{ do: 'handOver', run: event.run, donation, detail: event.detail }],
      ])
    case 'postFailed':
      return event.run === state.run && state.stage === 'handedOver'
        ? [
            warn({ ...state, stage: 'choosing', stuckAt: event.finishAt, failure: 'postFailed' }, 'postFailed'),
            [{ do: 'report', code: 'postFailed' }],
          ]
        : stay(state)
    case 'sendFailed': {
      if (event.run !== state.run || state.stage === 'choosing') return stay(state)
      const { failure = event.code, waitUntilMs = 0 } = event
      const next: State = { ...state, stage: 'choosing', failure, waitUntilMs }
      const told = warn(next, event.code, event.said)
      const report = { do: 'report', code: event.code } as const
      return event.code === 'changed' ? loadAgain(told, report) : [told, [report]]
    }
  }
}

/** The choices in the form of presets. */
export const choicesOf = (state: State) => (state.form ? presetsOf(state.form) : state.presets)
