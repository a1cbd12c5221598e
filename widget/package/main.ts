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
export type { LoadOptions } from './loadOptions.ts'
export { loadDonateWidget } from './loadDonateWidget.ts'
export { DonateWidgetError, type DonateWidgetErrorCode } from './widgetError.ts'
