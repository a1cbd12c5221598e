import { useSearchParams } from 'react-router-dom'
import { financialYearSchema } from '../../../../shared/contract/donation/donationHistory.ts'
import { useApiQuery } from '../../../app/firstLoad/queryClient.ts'
import { useServices } from '../../../app/services.ts'
import emptyDonations from '../../../artwork/empty-donations.svg'
import { DonateLink } from '../../../donate/DonateLink.tsx'
import { buttonClass } from '../../../layout/Button.tsx'
import { PageBanner } from '../../../layout/PageBanner.tsx'
import { pageIn } from '../../../layout/Pager.tsx'
import { QueryState } from '../../../layout/QueryState.tsx'
import styles from './DonationsByYear.module.css'
import { DonationsOfYear } from './DonationsOfYear.tsx'
import { yearsQuery } from '../donationQueries.ts'
import { donationTexts } from '../texts.ts'
import { YearNav } from './YearNav.tsx'

/** The donations of one Indian financial year: the one in the address, or the newest with a donation. */
export const DonationsByYear = () => {
  const texts = donationTexts.use()
  const { api } = useServices()
  const [search] = useSearchParams()
  const asked = financialYearSchema.safeParse(search.get('year'))
  const years = useApiQuery(yearsQuery(api))
  // A first-time donor: what this page will show, and the donate button.
  const none = (
    <div className={styles.empty}>
      <img src={emptyDonations} alt="" width={320} height={240} />
      <div>
        <h2>{texts.emptyTitle}</h2>
        <p>{texts.empty}</p>
        <DonateLink className={buttonClass('donate')}>{texts.give}</DonateLink>
      </div>
    </div>
  )
  return (
    <>
      <PageBanner page="donation" title={texts.title} text={texts.lead} />
      <div className={styles.page}>
        <QueryState query={years} empty={{ when: (all) => all.length === 0, show: none }}>
          {(all) => {
            const year = asked.data ?? all[0]?.year ?? ''
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
