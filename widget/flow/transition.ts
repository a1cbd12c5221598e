/**
 * The flow as one table (specification, section 4): state and event give the next state and the effects. Pure. A late answer to an older load changes
 * nothing, and neither does an event that does not fit the state, such as a second CONTINUE.
 */
import type { ApiErrorKind } from '../../shared/contract/transport.ts'
import { newForm, presetsOf } from '../../shared/donation/answers.ts'
import { type DonationForm, kindOf } from '../../shared/kinds/kinds.ts'
import { withQuantity, withTyped } from '../../shared/kinds/lines.ts'
import type { Effect, FlowEvent, State } from './state.ts'

export type Step = readonly [State, readonly Effect[]]

const stay = (state: State): Step => [state, []]

/** New choices: messages about the former ones, their toast too, and the link that pays them, are no longer valid. */
const chosen = (state: State, form: State['form']): State => ({
  ...state,
  form,
  notice: state.problem || state.failure ? null : state.notice,
  problem: null,
  failure: null,
  stuckAt: null,
})

const change = (state: State, make: (form: DonationForm) => DonationForm): Step =>
  stay(state.form ? chosen(state, make(state.form)) : state)

const warn = (state: State, code: NonNullable<State['notice']>['code'], serverText?: string): State => ({
  ...state,
  notice: { code, number: (state.notice?.number ?? 0) + 1, ...(serverText ? { serverText } : {}) },
})

/** A 500 also shows a toast, whatever the request was (specification, section 8): one at a time, for any number of calls. */
const warnOfServer = (state: State): State =>
  state.notice?.code === 'serverFault' ? state : warn(state, 'serverFault')

/** A failed load shows the reason, and a way to try again. */
const loadFailed = (state: State, fault: ApiErrorKind): Step => {
  const failed = { ...state, fault }
  return stay(fault === 'serverFault' ? warnOfServer(failed) : failed)
}

/**
 * Makes the form once both the project and its donation options have arrived. If a project is in no list and the API refuses its data, the donor
 * chooses another.
 */
const settle = (state: State): Step => {
  const { projects, giving } = state
  if (typeof projects === 'string') return stay(state)
  const project = projects.find(({ id }) => id === state.projectId)
  if (!project) return stay({ ...state, projectId: null, presetProject: false, giving: 'none' })
  if (typeof giving === 'string') return stay(state)
  const form = newForm(project, giving, state.presets)
  return form
    ? [{ ...state, form }, [{ do: 'announceProject' }]]
    : stay({ ...state, giving: 'failed', fault: 'malformed' })
}

/** The donation options of the project, if one is chosen. */
const loadGiving = (projectId: number | null, load: number): Effect[] =>
  projectId === null ? [] : [{ do: 'loadGiving', projectId, load }]

const onContinue = (state: State, event: Extract<FlowEvent, { type: 'continued' }>): Step => {
  if (state.stage !== 'choosing' || !state.form || state.offlineOnly || event.nowMs < state.waitUntilMs)
    return stay(state)
  const { verdict } = event
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

/** The choices in the form of presets. */
export const choicesOf = (state: State) => (state.form ? presetsOf(state.form) : state.presets)

/** The same choices at current prices; with the old ones every CONTINUE would be refused. */
const loadAgain = (state: State, report: Effect): Step => {
  const { projectId } = state
  const load = state.load + 1
  return [
    { ...state, load, presets: choicesOf(state), form: null, projects: 'loading', giving: 'loading' },
    [report, { do: 'loadProjects' }, ...loadGiving(projectId, load)],
  ]
}

export const transition = (state: State, event: FlowEvent): Step => {
  // Only the newest run counts, while it is under way.
  if ('run' in event && (event.run !== state.run || state.stage === 'choosing')) return stay(state)
  switch (event.type) {
    case 'opened':
      return [state, [{ do: 'loadProjects' }, ...loadGiving(state.projectId, state.load)]]
    case 'projectsArrived':
      return settle({ ...state, projects: event.projects, offlineOnly: event.projects[0]?.online === false })
    case 'projectsFailed':
      return loadFailed({ ...state, projects: 'failed' }, event.fault)
    case 'projectChosen': {
      const { projectId } = event
      const load = state.load + 1
      const next: State = {
        ...chosen(state, null),
        projectId,
        load,
        presets: {},
        giving: projectId === null ? 'none' : 'loading',
      }
      return [next, loadGiving(projectId, load)]
    }
    case 'givingArrived':
      return event.load === state.load ? settle({ ...state, giving: event.giving }) : stay(state)
    case 'givingFailed':
      return event.load === state.load
        ? loadFailed(settle({ ...state, giving: 'failed' })[0], event.fault)
        : stay(state)
    case 'retried': {
      const { projectId } = state
      const again = state.giving === 'failed' && projectId !== null
      const load = state.load + 1
      const lists: Effect[] = state.projects === 'failed' ? [{ do: 'loadProjects' }] : []
      const projects = state.projects === 'failed' ? 'loading' : state.projects
      if (!again) return [{ ...state, projects }, lists]
      return [{ ...state, load, projects, giving: 'loading' }, [...lists, ...loadGiving(projectId, load)]]
    }
    case 'quantitySet':
      return change(state, (form) => withQuantity(kindOf(form), form, event.id, event.quantity))
    case 'quantityTyped':
      return change(state, (form) => withTyped(kindOf(form), form, event.id, event.text))
    case 'answered':
      return change(state, (form) => ({ ...form, ...event.answers }))
    case 'panelChosen':
      // The notice was about what the donor leaves.
      return state.stage === 'choosing' ? stay({ ...state, panel: event.panel, notice: null }) : stay(state)
    case 'noticeEnded':
      return stay({ ...state, notice: null })
    case 'need':
      return stay({ ...state, need: event.need })
    case 'onlineOff':
      // A way to pay without CONTINUE: nothing needs to be tried again.
      return stay({ ...state, offlineOnly: true, failure: null })
    case 'serverFault':
      return stay(warnOfServer(state))
    case 'unauthorized': {
      const next: State = {
        ...state,
        run: state.run + 1,
        stage: 'choosing',
        panel: 'signIn',
        resumes: state.stage !== 'choosing',
        // Request again what this interrupted.
        projects: typeof state.projects === 'string' ? 'failed' : state.projects,
        giving: state.giving === 'loading' ? 'failed' : state.giving,
      }
      const warned = warn(next, 'sessionExpired', event.serverText)
      return [warned, [{ do: 'report', code: 'sessionExpired' }, { do: 'endSession' }]]
    }
    case 'cameBack':
      return stay({ ...state, run: state.run + 1, stage: 'choosing', panel: 'none', notice: null })
    case 'continued':
      return onContinue(state, event)
    case 'waited':
      return stay({ ...state, waitUntilMs: 0 })
    case 'signedIn': {
      const next: State = { ...state, panel: 'none', problem: null, notice: null, signedIn: true }
      // Requests again what the end of the session interrupted.
      return state.form ? stay(next) : transition(next, { type: 'retried' })
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
      const warned = warn({ ...state, stage: 'choosing', failure, waitUntilMs }, code, event.serverText)
      const report = { do: 'report', code } as const
      return code === 'changed' ? loadAgain(warned, report) : [warned, [report]]
    }
  }
}
