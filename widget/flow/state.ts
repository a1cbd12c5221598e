/** What the flow is made of: the state of the dialog, and all events and effects. */
import type { ApiErrorKind } from '../../shared/contract/transport.ts'
import type { DonationStatus } from '../../shared/contract/donation/donation.ts'
import type { Giving, ProjectChoice } from '../../shared/contract/project.ts'
import type { DonationForm } from '../../shared/kinds/kinds.ts'
import type { Answers, Problem } from '../../shared/donation/answers.ts'
import type { ValidDonation, Verdict } from '../../shared/donation/validDonation.ts'
import type { Presets } from '../../shared/kinds/kind.ts'
import type { ProblemCode } from '../../shared/texts/en/lazyText.ts'

/** A warning or error shown as a toast. `serverText`: the server's own sentence, if it gave one. */
export interface Notice {
  readonly code: ProblemCode
  readonly serverText?: string
  /** Increases, so that the same notice is shown again. */
  readonly number: number
}

/**
 * `choosing`: the form. `sending`: checked, asked, recorded; loader shown. `leaving`: recorded, two seconds until the hand-over.
 * `handedOver`: the browser is about to leave.
 */
export type Stage = 'choosing' | 'sending' | 'leaving' | 'handedOver'

/** What covers or accompanies the form. */
export type Panel = 'none' | 'signIn' | 'offline' | 'earlier' | 'declare' | 'phone'

/** One flat record. It does not contain derived values (total, whether CONTINUE is possible). */
export interface State {
  readonly presets: Presets
  /** The opener chose the project: its select is hidden. */
  readonly presetProject: boolean
  readonly projects: readonly ProjectChoice[] | 'loading' | 'failed'
  readonly projectId: number | null
  readonly giving: Giving | 'none' | 'loading' | 'failed'
  /** Why the last load failed. */
  readonly fault: ApiErrorKind | null
  readonly form: DonationForm | null
  /** Number of the newest load of donation options; answers to older ones are ignored. */
  readonly load: number
  /** Number of the newest CONTINUE; answers to older ones are ignored. */
  readonly run: number
  readonly stage: Stage
  readonly panel: Panel
  readonly problem: Problem | null
  readonly notice: Notice | null
  /** Why the last sending failed; stays beside CONTINUE until the next one, longer than the toast. */
  readonly failure: ProblemCode | null
  /** Txn id of a donation that was recorded earlier and is not known to be settled. */
  readonly earlierTxnId: string | null
  readonly earlier: DonationStatus | null
  /** Unsettled payments that the donor has seen, and pays again all the same. */
  readonly seenTxnIds: readonly string[]
  /** CONTINUE is refused until then, in ms since 1970 (429). */
  readonly waitUntilMs: number
  /** Online payment is still being set up: no CONTINUE, the offline panel in its place. */
  readonly offlineOnly: boolean
  /** CONTINUE needs a sign-in first, and continues automatically afterwards. */
  readonly resumes: boolean
  /** The donor has just signed in, and is one press away from paying. */
  readonly signedIn: boolean
  /** The code for CONTINUE: pressed before it loaded, or it could not be loaded. */
  readonly need: 'awaited' | 'missing' | null
  /** Payment page that could not be opened automatically: show a link that finishes the payment. */
  readonly stuckAt: string | null
}

/** @param projectId the project named by the opener or a stored donation */
export const newState = (
  projectId: number | null,
  presetProject: boolean,
  presets: Presets,
  earlierTxnId: string | null,
): State => ({
  presets,
  presetProject,
  projects: 'loading',
  projectId,
  giving: projectId === null ? 'none' : 'loading',
  fault: null,
  form: null,
  load: 1,
  run: 0,
  stage: 'choosing',
  panel: 'none',
  problem: null,
  notice: null,
  failure: null,
  earlierTxnId,
  earlier: null,
  seenTxnIds: [],
  waitUntilMs: 0,
  offlineOnly: false,
  resumes: false,
  signedIn: false,
  need: null,
  stuckAt: null,
})

/** Events while the donor chooses. */
export type ChoosingEvent =
  | { type: 'opened' }
  | { type: 'projectsArrived'; projects: readonly ProjectChoice[] }
  | { type: 'projectsFailed'; fault: ApiErrorKind }
  | { type: 'projectChosen'; projectId: number | null }
  | { type: 'givingArrived'; load: number; giving: Giving }
  | { type: 'givingFailed'; load: number; fault: ApiErrorKind }
  | { type: 'retried' }
  | { type: 'quantitySet'; id: number | null; quantity: number }
  | { type: 'quantityTyped'; id: number | null; text: string }
  | { type: 'answered'; answers: Partial<Answers> }
  | { type: 'panelChosen'; panel: Panel }
  | { type: 'noticeEnded' }
  | { type: 'onlineOff' }
  | { type: 'serverFault' }
  | { type: 'need'; need: State['need'] }
  | { type: 'unauthorized'; serverText?: string }
  | { type: 'cameBack' }

/** Events from CONTINUE on. */
export type SendingEvent =
  | { type: 'waited' }
  | { type: 'signedIn' }
  | { type: 'continued'; verdict: Verdict; nowMs: number; checkEarlier: boolean }
  | { type: 'earlierFound'; run: number; status: DonationStatus }
  | { type: 'earlierSettled'; run: number }
  | { type: 'declarationNeeded'; run: number }
  | { type: 'recorded'; run: number; txnId: string }
  | { type: 'handedOver'; run: number }
  | { type: 'postFailed'; run: number; finishAt: string | null }
  | {
      type: 'sendFailed'
      run: number
      code: ProblemCode
      failure?: ProblemCode
      serverText?: string
      waitUntilMs?: number
    }

/** All events. */
export type FlowEvent = ChoosingEvent | SendingEvent

export type Effect =
  | SendingEffect
  | { do: 'loadProjects' }
  | { do: 'loadGiving'; projectId: number; load: number }
  | { do: 'announceProject' }
  | { do: 'report'; code: ProblemCode }
  | { do: 'askSignIn' }
  | { do: 'endSession' }

/** `earlierTxnId`: a payment to check first; null if there is none. `seenTxnIds`: payments that the donor has seen, and pays again all the same. */
export type SendingEffect =
  | { do: 'remember' }
  | { do: 'send'; run: number; donation: ValidDonation; earlierTxnId: string | null; seenTxnIds: readonly string[] }
