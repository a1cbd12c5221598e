/**
 * The rows of the table (`transition.ts`) from CONTINUE on. An event that does not fit the state, such as a late answer or a second CONTINUE, changes
 * nothing.
 */
import { presetsOf } from '../../../shared/donation/presetsOf.ts'
import { validate } from '../../../shared/donation/validate.ts'
import { loadGiving, type Step, stay, transition, warn } from '../transition.ts'
import type { Effect, SendingEvent } from '../events.ts'
import type { State } from '../state.ts'

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
      return [
        { ...state, problem, notice: null, panel: 'signIn', resumes: true },
        [{ do: 'remember' }, report, { do: 'askSignIn' }],
      ]
    return [warn({ ...state, problem, panel: 'none' }, problem), [report]]
  }
  const run = state.run + 1
  const earlierTxnId = event.checkEarlier ? state.earlierTxnId : null
  const seen = !event.checkEarlier && state.earlier ? [state.earlier.txn_id] : []
  const seenTxnIds = [...state.seenTxnIds, ...seen]
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
    earlierTxnId,
    seenTxnIds,
  }
  return [next, [{ do: 'send', run, donation: verdict.donation, earlierTxnId, seenTxnIds }]]
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
  // Only the newest run counts, while it is under way.
  if ('run' in event && (event.run !== state.run || state.stage === 'choosing')) return stay(state)
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
      // It may have begun in another browser. From now on this one checks it, too.
      return stay({
        ...state,
        stage: 'choosing',
        panel: 'earlier',
        earlier: event.status,
        earlierTxnId: event.status.txn_id,
      })
    case 'earlierSettled':
      return stay({ ...state, earlierTxnId: null })
    case 'declarationNeeded':
      return stay({ ...state, stage: 'choosing', panel: 'declare' })
    case 'recorded':
      return stay({ ...state, stage: 'leaving', earlierTxnId: event.txnId })
    case 'handedOver':
      return stay({ ...state, stage: 'handedOver' })
    case 'postFailed': {
      const next: State = { ...state, stage: 'choosing', stuckAt: event.finishAt, failure: 'postFailed' }
      return [warn(next, 'postFailed'), [{ do: 'report', code: 'postFailed' }]]
    }
    case 'sendFailed': {
      const { code, failure = code, waitUntilMs = 0 } = event
      const told = warn({ ...state, stage: 'choosing', failure, waitUntilMs }, code, event.said)
      const report = { do: 'report', code } as const
      return code === 'changed' ? loadAgain(told, report) : [told, [report]]
    }
  }
}

/** The choices in the form of presets. */
export const choicesOf = (state: State) => (state.form ? presetsOf(state.form) : state.presets)
