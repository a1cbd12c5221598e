import { useState } from 'react'
import type { StaffDonation } from '../../../../shared/contract/staff/donation.ts'
import { currentLanguage } from '../../../app/language/language.ts'
import { pressedPart } from '../../../components/content/pressedPart.tsx'
import { useMay } from '../desk/role.ts'
import { loadTexts } from '../../../texts/useTexts.ts'

/** It has a form, and loads only for a donation that may be cancelled. */
const CancelOffline = pressedPart(async () => {
  const [code] = await Promise.all([import('./CancelOffline.tsx'), loadTexts('staff', currentLanguage())])
  return code.CancelOffline
})

/** Lets an accountant cancel a paid offline donation, and then says that it is done. Nothing for all other donations and readers. */
export const CancelLater = ({ donation }: { donation: StaffDonation }) => {
  const { txn_id, mode, state, receipts } = donation
  const [done, setDone] = useState<'mailed' | 'silent'>()
  const newest = receipts.at(-1)
  const may = useMay('accountant') && mode !== 'provider' && (state === 'paid' || done !== undefined)
  return may && newest ? <CancelOffline txnId={txn_id} version={newest.version} done={done} onDone={setDone} /> : null
}
