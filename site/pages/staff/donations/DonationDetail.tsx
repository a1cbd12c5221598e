import { useLocation, useNavigate } from 'react-router-dom'
import { staffDonation } from '../../../../shared/api/staff/donation.ts'
import { useApiQuery } from '../../../app/firstLoad/queryClient.ts'
import { useLanguage } from '../../../app/language/language.ts'
import { deskPath } from '../../../staff/deskPath.ts'
import { useServices } from '../../../app/services.ts'
import { LinkButton } from '../../../layout/Button.tsx'
import { QueryState } from '../../../layout/QueryState.tsx'
import { DeskHeading } from '../../../staff/DeskHeading.tsx'
import { useEscape } from '../../../staff/useEscape.ts'
import { DonationFacts } from './DonationFacts.tsx'
import styles from './Donations.module.css'
import { EvidenceSection } from './EvidenceSection.tsx'
import { LedgerSection } from './LedgerSection.tsx'
import { MoneyBackSection } from './MoneyBackSection.tsx'
import { PapersSection } from './PapersSection.tsx'
import { donationTexts } from './texts.ts'

/** One donation: its facts, donor, ledger, evidence, receipts, and what staff did with it. Escape returns to the list. */
export const DonationDetail = ({ txnId }: { txnId: string }) => {
  const texts = donationTexts.use()
  const lang = useLanguage()
  const { api } = useServices()
  const { search } = useLocation()
  const navigate = useNavigate()
  const list = deskPath('donations') + search
  useEscape(() => void navigate(list))
  const query = useApiQuery({
    queryKey: ['staff-donation', txnId, lang],
    queryFn: () => staffDonation(api, txnId),
    staleTime: 0,
    refetchOnWindowFocus: false,
  })
  return (
    <>
      <DeskHeading title={`${texts.one} ${txnId}`} above={[{ title: texts.title, to: list }]}>
        <LinkButton to={list} look="text">
          {texts.back}
        </LinkButton>
      </DeskHeading>
      <QueryState
        query={query}
        missing={
          <div>
            <h2>{texts.missingTitle}</h2>
            <p>{texts.missing}</p>
          </div>
        }
      >
        {(donation) => (
          <div className={styles.detail}>
            <DonationFacts donation={donation} />
            <MoneyBackSection donation={donation} />
            <LedgerSection entries={donation.entries} />
            <EvidenceSection evidence={donation.evidence} />
            <PapersSection donation={donation} />
          </div>
        )}
      </QueryState>
    </>
  )
}
