/** Types of the widget's own elements, for pages that are written in TypeScript. Their tags and events are declared with the API. */
import type {} from '../publicApi.ts'

/** The widget's own elements, with what they are for a framework. */
export type DonateElements<Kind> = Record<'donate-button' | 'donate-form', Kind>

/** What `<donate-button>` and `<donate-form>` take; amounts in whole rupees. */
export interface DonateElementAttributes {
  'project-id'?: number | string | undefined
  amount?: number | string | undefined
  'purpose-id'?: number | string | undefined
}
