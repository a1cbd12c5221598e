import type { OpenRequest } from '../../../widget/publicApi.ts'
import type { FlowEvent } from '../../../widget/flow/state.ts'
import type { Parts } from '../../../widget/parts/parts.ts'
import type { Scene } from '../canvas/story.ts'

/** An event of the flow. CONTINUE is checked as a donor's press is. */
export type SceneEvent =
  | Exclude<FlowEvent, { type: 'continued' }>
  | { type: 'continued'; donorKnown: boolean; nowMs: number; checkEarlier: boolean }

/** A state of the dialog, as what has happened in it. */
export interface DialogScene extends Scene {
  /** The project that the opener names; absent, the donor chooses one. */
  project?: number
  presets?: Pick<OpenRequest, 'amount' | 'items' | 'purposeId'>
  /** Taken by the flow's own table once the first answers are in. */
  events?: readonly SceneEvent[]
  /** On a partner's page. */
  foreign?: boolean
  /** Code that does not come. */
  missing?: keyof Parts
  /** A part of the dialog throws in a later redraw. */
  breaks?: boolean
  /** On a small screen that is touched. */
  phone?: boolean
  /** The browser opens no window. */
  noWindows?: boolean
}
