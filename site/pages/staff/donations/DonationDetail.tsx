import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { staffDonation } from '../../../../shared/api/staff/donation.ts'
import type { StaffDonation } from '../../../../shared/contract/staff/donation.ts'
import { useApiQuery } from '../../../framework/firstLoad/queryClient.ts'
import { currentLanguage, useLanguage } from '../../../app/language/language.ts'
import { deskPath } from '../desk/deskPath.ts'
import { useServices } from '../../../app/services.ts'
import { DeskEntry } from '../desk/DeskEntry.tsx'
import { DonationFacts } from './DonationFacts.tsx'
import { EvidenceSection } from './EvidenceSection.tsx'
import { LedgerSection } from './LedgerSection.tsx'
import { MoneyBackSection } from './MoneyBackSection.tsx'
import { PapersSection } from './PapersSection.tsx'
import { loadTexts, useTexts } from '../../../texts/useTexts.ts'
import { pressedPart } from '../../../components/content/pressedPart.tsx'
import { useMay } from '../desk/role.ts'

// Both have a form, and load only for a donation that may be changed.
const CancelOffline = pressedPart(async () => {
  const [code] = await Promise.all([import('./CancelOffline.tsx'), loadTexts('staff', currentLanguage())])
  return code.CancelOffline
})
const CorrectOffline = pressedPart(async () => {
  const [code] = await Promise.all([import('./CorrectOffline.tsx'), loadTexts('staff', currentLanguage())])
  return code.CorrectOffline
})

/** Lets an accountant correct or cancel a paid offline donation, and then says that it is cancelled. Nothing for all other donations and readers. */
const OfflineActs = ({ donation }: { donation: StaffDonation }) => {
  const { txn_id, mode, state, receipts } = donation
  const [done, setDone] = useState<'mailed' | 'silent'>()
  const newest = receipts.at(-1)
  if (!useMay('accountant') || mode === 'provider' || !newest) return null
  const { version } = newest
  return (
    <>
      {state === 'paid' && <CorrectOffline donation={{ ...donation, mode }} version={version} />}
      {(state === 'paid' || done) && <CancelOffline txnId={txn_id} version={version} done={done} onDone={setDone} />}
    </>
  )
}

/** One donation: its facts, donor, ledger, evidence, receipts, and what staff did with it. Escape returns to the list. */
export const DonationDetail = ({ txnId }: { txnId: string }) => {
  const texts = useTexts('desk').donations
  const lang = useLanguage()
  const { api } = useServices()
  const { search } = useLocation()
  const query = useApiQuery({
    queryKey: ['staff-donation', txnId, lang],
    queryFn: () => staffDonation(api, txnId),
    staleTime: 0,
    refetchOnWindowFocus: false,
  })
  return (
    <DeskEntry
      title={`${texts.one} ${txnId}`}
      above={[{ title: texts.title, to: deskPath('donations') + search }]}
      back={texts.back}
      query={query}
      missing={{ title: texts.missingTitle, text: texts.missing }}
    >
      {(donation) => (
        <>
          <DonationFacts donation={donation} />
          <MoneyBackSection donation={donation} />
          <LedgerSection entries={donation.entries} />
          <EvidenceSection evidence={donation.evidence} />
          <PapersSection donation={donation} />
          <OfflineActs donation={donation} />
        </>
      )}
    </DeskEntry>
  )
}
