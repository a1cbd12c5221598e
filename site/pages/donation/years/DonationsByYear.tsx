import { Link, useSearchParams } from 'react-router-dom'
import { financialYearSchema } from '../../../../shared/contract/donation/donationHistory.ts'
import { formatRupees } from '../../../../shared/money.ts'
import { useApiQuery } from '../../../app/firstLoad/queryClient.ts'
import { useServices } from '../../../app/services.ts'
import emptyDonations from '../../../artwork/empty-donations.svg'
import { DonateLink } from '../../../donate/DonateLink.tsx'
import { buttonClass } from '../../../layout/Button.tsx'
import { PageBanner } from '../../../layout/PageBanner.tsx'
import { pageIn } from '../../../layout/Pager.tsx'
import { QueryState } from '../../../layout/QueryState.tsx'
import { Columns } from '../../../parts/Columns.tsx'
import { Empty } from '../../../parts/Empty.tsx'
import flow from '../../../parts/Flow.module.css'
import text from '../../../parts/Text.module.css'
import { DonationsOfYear } from './DonationsOfYear.tsx'
import { yearsQuery } from '../donationQueries.ts'
import { useTexts } from '../../../texts/useTexts.ts'

/** The donations of one Indian financial year: the one in the address, or the newest with a donation. The others are beside. */
export const DonationsByYear = () => {
  const texts = useTexts('profile').donations
  const { api } = useServices()
  const [search] = useSearchParams()
  const asked = financialYearSchema.safeParse(search.get('year'))
  const years = useApiQuery(yearsQuery(api))
  // A first-time donor: what this page will show, and the donate button.
  const none = (
    <Empty picture={emptyDonations}>
      <h2>{texts.emptyTitle}</h2>
      <p>{texts.empty}</p>
      <DonateLink className={buttonClass('donate')}>{texts.give}</DonateLink>
    </Empty>
  )
  const above = (
    <>
      <p className={text.name}>{texts.years}</p>
      <p className={text.small}>{texts.yearsLead}</p>
    </>
  )
  return (
    <>
      <PageBanner page="donation" title={texts.title} text={texts.lead} />
      <div className={flow.page}>
        <QueryState query={years} empty={{ when: (all) => all.length === 0, show: none }}>
          {(all) => {
            const shown = asked.data ?? all[0]?.year ?? ''
            const links = all.map(({ year, total }) => (
              <li key={year}>
                <Link to={`?year=${year}`} aria-current={year === shown ? 'page' : undefined}>
                  <span>{year}</span>
                  <span>{formatRupees(total)}</span>
                </Link>
              </li>
            ))
            return (
              <Columns label={texts.years} links={links} above={above}>
                <DonationsOfYear
                  key={shown}
                  year={shown}
                  page={pageIn(search)}
                  totals={all.find(({ year }) => year === shown)}
                />
              </Columns>
            )
          }}
        </QueryState>
      </div>
    </>
  )
}
