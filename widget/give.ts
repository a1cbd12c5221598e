/** What is needed from CONTINUE on: fetched while the donor chooses. */
import type { Environment } from './environment.ts'
import type { Flow } from './flow/createFlow.ts'
import type { SendingEffect } from './flow/events.ts'
import { browserLeaving } from './flow/leaving.ts'
import { sendGift as sendGiftWith } from './flow/sendGift.ts'
import css from './styles/later.css?inline'

export { continueGift } from './flow/continueGift.ts'
export { NoticeToast } from './screens/NoticeToast.tsx'
export { SendingScreen } from './screens/SendingScreen.tsx'
export { keepInSight } from './ui/keepInSight.ts'

/** Style of everything that is not there at first. */
export const laterStyles = css

export const sendGift = (effect: SendingEffect, environment: Environment, flow: Flow): Promise<void> =>
  sendGiftWith(effect, environment, flow, browserLeaving)
