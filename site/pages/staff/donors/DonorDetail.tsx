import { useLocation } from 'react-router-dom'
import { staffDonor } from '../../../../shared/api/staff/donors.ts'
import { useApiQuery } from '../../../framework/firstLoad/queryClient.ts'
import { useLanguage } from '../../../app/language/language.ts'
import { useServices } from '../../../app/services.ts'
import { deskPath } from '../desk/deskPath.ts'
import { DeskEntry } from '../desk/DeskEntry.tsx'
import { DonorDonations } from './DonorDonations.tsx'
import { DonorFacts } from './DonorFacts.tsx'
import { MergedDonors } from './MergedDonors.tsx'
import { useTexts } from '../../../texts/useTexts.ts'

/** One donor: who it is, sums, donations, and who was merged into them. Escape returns to the list. */
export const DonorDetail = ({ donorKey }: { donorKey: string }) => {
  const texts = useTexts('staff').donors
  const lang = useLanguage()
  const { api } = useServices()
  const { search } = useLocation()
  const query = useApiQuery({
    queryKey: ['staff-donor', donorKey, lang],
    queryFn: () => staffDonor(api, donorKey),
    staleTime: 0,
    refetchOnWindowFocus: false,
  })
  return (
    <DeskEntry
      title={query.data?.donor.name ?? texts.title}
      above={[{ title: texts.title, to: deskPath('donors') + search }]}
      back={texts.back}
      query={query}
      missing={{ title: texts.missingTitle, text: texts.missing }}
    >
      {(detail) => (
        <>
          <DonorFacts detail={detail} />
          {detail.merged.length > 0 && <MergedDonors merged={detail.merged} />}
          <DonorDonations rows={detail.rows} />
        </>
      )}
    </DeskEntry>
  )
}
