/** What `import … from 'donate-widget/react'` gives. */
export { DonateButton, type DonateButtonProps } from '../react/DonateButton.tsx'
export { DonateForm, type DonateFormProps } from '../react/DonateForm.tsx'
export { DonateProvider, type DonateProviderProps } from '../react/DonateProvider.tsx'
export type { DonateHandlers } from '../react/handlers.ts'
export { type Donate, useDonate, type UseDonateOptions } from '../react/useDonate.ts'
