import type { StaffDonation } from '../../../../shared/contract/staff/donation.ts'
import { currentLanguage } from '../../../app/language/language.ts'
import { pressedPart } from '../../../components/content/pressedPart.tsx'
import { useMay } from '../desk/role.ts'
import { loadTexts } from '../../../texts/useTexts.ts'

/** It has a form, and loads only for a donation that may be corrected. */
const CorrectOffline = pressedPart(async () => {
  const [code] = await Promise.all([import('./CorrectOffline.tsx'), loadTexts('staff', currentLanguage())])
  return code.CorrectOffline
})

/** Lets an accountant correct a paid offline donation. Nothing for all other donations and readers. */
export const CorrectLater = ({ donation }: { donation: StaffDonation }) => {
  const { mode, state, receipts } = donation
  const newest = receipts.at(-1)
  const may = useMay('accountant') && mode !== 'provider' && state === 'paid'
  return may && newest ? <CorrectOffline donation={{ ...donation, mode }} version={newest.version} /> : null
}
