import { useLocation, useNavigate } from 'react-router-dom'
import { staffDonor } from '../../../../shared/api/staff/donors.ts'
import { useApiQuery } from '../../../app/firstLoad/queryClient.ts'
import { useLanguage } from '../../../app/language/language.ts'
import { useServices } from '../../../app/services.ts'
import { LinkButton } from '../../../layout/Button.tsx'
import { QueryState } from '../../../layout/QueryState.tsx'
import { DeskHeading } from '../../../staff/DeskHeading.tsx'
import { deskPath } from '../../../staff/deskPath.ts'
import { useEscape } from '../../../staff/useEscape.ts'
import { DonorDonations } from './DonorDonations.tsx'
import { DonorFacts } from './DonorFacts.tsx'
import styles from './Donors.module.css'
import { MergedDonors } from './MergedDonors.tsx'
import { donorTexts } from './texts.ts'

/** One donor: who it is, sums, donations, and who was merged into them. Escape returns to the list. */
export const DonorDetail = ({ donorKey }: { donorKey: string }) => {
  const texts = donorTexts.use()
  const lang = useLanguage()
  const { api } = useServices()
  const { search } = useLocation()
  const navigate = useNavigate()
  const list = deskPath('donors') + search
  useEscape(() => void navigate(list))
  const query = useApiQuery({
    queryKey: ['staff-donor', donorKey, lang],
    queryFn: () => staffDonor(api, donorKey),
    staleTime: 0,
    refetchOnWindowFocus: false,
  })
  return (
    <>
      <DeskHeading title={query.data?.donor.name ?? texts.title} above={[{ title: texts.title, to: list }]}>
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
        {(detail) => (
          <div className={styles.detail}>
            <DonorFacts detail={detail} />
            {detail.merged.length > 0 && <MergedDonors merged={detail.merged} />}
            <DonorDonations rows={detail.rows} />
          </div>
        )}
      </QueryState>
    </>
  )
}
