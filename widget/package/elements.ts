/** Types of the widget's own elements and events, for pages that are written in TypeScript. */
import type { EventName, Events } from '../publicApi.ts'

/** What `<donate-button>` and `<donate-form>` take; amounts in whole rupees. */
export interface DonateElementAttributes {
  'project-id'?: number | string | undefined
  amount?: number | string | undefined
  'purpose-id'?: number | string | undefined
}

/** The widget's events by name, as `addEventListener` passes them. */
export type DonateEventMap = { [N in EventName]: CustomEvent<Events[N]> }

declare global {
  interface HTMLElementTagNameMap {
    'donate-button': HTMLElement
    'donate-form': HTMLElement
  }
  interface WindowEventMap extends DonateEventMap {}
}
