/** Exports of `donate-widget/react`. */
export { DonateButton, type DonateButtonProps } from '../react/DonateButton.tsx'
export { DonateForm, type DonateFormProps } from '../react/DonateForm.tsx'
export { DonateProvider, type DonateProviderProps } from '../react/DonateProvider.tsx'
export type { DonateHandlers } from '../react/handlers.ts'
export { type Donate, useDonate, type UseDonateOptions } from '../react/useDonate.ts'
