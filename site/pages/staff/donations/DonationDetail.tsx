import { useLocation } from 'react-router-dom'
import { staffDonation } from '../../../../shared/api/staff/donation.ts'
import { useApiQuery } from '../../../framework/firstLoad/queryClient.ts'
import { useLanguage } from '../../../app/language/language.ts'
import { deskPath } from '../desk/deskPath.ts'
import { useServices } from '../../../app/services.ts'
import { DeskEntry } from '../desk/DeskEntry.tsx'
import { CancelLater } from './CancelLater.tsx'
import { CorrectLater } from './CorrectLater.tsx'
import { DonationFacts } from './DonationFacts.tsx'
import { EvidenceSection } from './EvidenceSection.tsx'
import { LedgerSection } from './LedgerSection.tsx'
import { MoneyBackSection } from './MoneyBackSection.tsx'
import { PapersSection } from './PapersSection.tsx'
import { useTexts } from '../../../texts/useTexts.ts'

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
          <CorrectLater donation={donation} />
          <CancelLater donation={donation} />
        </>
      )}
    </DeskEntry>
  )
}
