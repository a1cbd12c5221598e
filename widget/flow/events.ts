/** All events and effects. */
import type { ApiErrorKind } from '../../shared/api/apiError.ts'
import type { DonationStatus } from '../../shared/contract/donation/donation.ts'
import type { Giving } from '../../shared/contract/giving.ts'
import type { ProjectChoice } from '../../shared/contract/project.ts'
import type { Answers } from '../../shared/donation/answers.ts'
import type { ValidDonation } from '../../shared/donation/validate.ts'
import type { ProblemCode } from '../../shared/texts/en/later.ts'
import type { Panel, State } from './state.ts'

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
  | { type: 'unauthorized'; said?: string }
  | { type: 'cameBack' }

/** Events from CONTINUE on. */
export type SendingEvent =
  | { type: 'waited' }
  | { type: 'signedIn' }
  | { type: 'continued'; donorKnown: boolean; nowMs: number; checkEarlier: boolean }
  | { type: 'earlierFound'; run: number; status: DonationStatus }
  | { type: 'earlierSettled'; run: number }
  | { type: 'declarationNeeded'; run: number }
  | { type: 'recorded'; run: number; txnId: string }
  | { type: 'handedOver'; run: number }
  | { type: 'postFailed'; run: number; finishAt: string | null }
  | { type: 'sendFailed'; run: number; code: ProblemCode; failure?: ProblemCode; said?: string; waitUntilMs?: number }

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
