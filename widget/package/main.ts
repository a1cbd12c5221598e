/** Exports of `donate-widget`. */
export type {
  Call,
  DonateEventMap,
  DonateWidgetApi,
  EarlyCalls,
  EventName,
  Events,
  Language,
  OpenRequest,
  Options,
  PaymentSettings,
  SessionState,
  SessionStore,
  SessionUser,
  Theme,
} from '../publicApi.ts'
export type { DonateElementAttributes } from './elements.ts'
export {
  DonateWidgetError,
  type DonateWidgetErrorCode,
  loadDonateWidget,
  type LoadOptions,
} from './loadDonateWidget.ts'
