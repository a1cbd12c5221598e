import { useSearchParams } from 'react-router-dom'
import { useApiQuery } from '../../../app/firstLoad/queryClient.ts'
import { useServices } from '../../../app/services.ts'
import { PageBanner } from '../../../layout/PageBanner.tsx'
import { pageIn } from '../../../layout/Pager.tsx'
import { QueryState } from '../../../layout/QueryState.tsx'
import styles from './DonationsByYear.module.css'
import { DonationsOfYear } from './DonationsOfYear.tsx'
import { NoDonations } from '../NoDonations.tsx'
import { yearsQuery } from '../donationQueries.ts'
import { donationTexts } from '../texts.ts'
import { yearIn } from './yearIn.ts'
import { YearNav } from './YearNav.tsx'

/** The donations of one Indian financial year: the one in the address, or the newest with a donation. */
export const DonationsByYear = () => {
  const texts = donationTexts.use()
  const { api } = useServices()
  const [search] = useSearchParams()
  const years = useApiQuery(yearsQuery(api))
  return (
    <>
      <PageBanner page="donation" title={texts.title} text={texts.lead} />
      <div className={styles.page}>
        <QueryState query={years} empty={{ when: (all) => all.length === 0, show: <NoDonations /> }}>
          {(all) => {
            const year = yearIn(search) ?? all[0]?.year ?? ''
            return (
              <div className={styles.columns}>
                <YearNav years={all} shown={year} />
                <DonationsOfYear
                  key={year}
                  year={year}
                  page={pageIn(search)}
                  totals={all.find((one) => one.year === year)}
                />
              </div>
            )
          }}
        </QueryState>
      </div>
    </>
  )
}
