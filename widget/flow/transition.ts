/**
 * The flow as one table (specification, section 4): state and event give the next state and the effects. Pure. A late answer to an older load changes
 * nothing. The rows after CONTINUE are in `sending.ts`, which loads while the donor chooses.
 */
import type { ApiErrorKind } from '../../shared/api/apiError.ts'
import { newForm } from '../../shared/donation/newForm.ts'
import { withId } from '../../shared/donation/withId.ts'
import { type DonationForm, kindOf } from '../../shared/kinds/kinds.ts'
import { withQuantity, withTyped } from '../../shared/kinds/lines.ts'
import type { Effect, FlowEvent, SendingEvent } from './events.ts'
import type { State } from './state.ts'

export type Step = readonly [State, readonly Effect[]]

export const stay = (state: State): Step => [state, []]

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

export const warn = (state: State, code: NonNullable<State['notice']>['code'], said?: string): State => ({
  ...state,
  notice: { code, number: (state.notice?.number ?? 0) + 1, ...(said ? { said } : {}) },
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
  const project = withId(projects, state.projectId)
  if (!project) return stay({ ...state, projectId: null, presetProject: false, giving: 'none' })
  if (typeof giving === 'string') return stay(state)
  const form = newForm(project, giving, state.presets)
  return form
    ? [{ ...state, form }, [{ do: 'announceProject' }]]
    : stay({ ...state, giving: 'failed', fault: 'malformed' })
}

/** The donation options of the project, if one is chosen. */
export const loadGiving = (projectId: number | null, load: number): Effect[] =>
  projectId === null ? [] : [{ do: 'loadGiving', projectId, load }]

/** @param sending the rows after CONTINUE; their events occur only once it has loaded */
export const transition = (
  state: State,
  event: FlowEvent,
  sending: (state: State, event: SendingEvent) => Step,
): Step => {
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
      const told = warn(next, 'sessionExpired', event.said)
      return [told, [{ do: 'report', code: 'sessionExpired' }, { do: 'endSession' }]]
    }
    case 'cameBack':
      return stay({ ...state, run: state.run + 1, stage: 'choosing', panel: 'none', notice: null })
    default:
      return sending(state, event)
  }
}
