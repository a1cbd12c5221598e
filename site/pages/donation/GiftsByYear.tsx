import { useSearchParams } from 'react-router-dom'
import { useApiQuery } from '../../app/firstLoad/queryClient.ts'
import { useServices } from '../../app/services.ts'
import { PageBanner } from '../../layout/PageBanner.tsx'
import { pageIn } from '../../layout/Pager.tsx'
import { QueryState } from '../../layout/QueryState.tsx'
import styles from './GiftsByYear.module.css'
import { GiftsOfYear } from './GiftsOfYear.tsx'
import { NoGifts } from './NoGifts.tsx'
import { yearsQuery } from './giftQueries.ts'
import { giftTexts } from './texts.ts'
import { yearIn } from './yearIn.ts'
import { YearNav } from './YearNav.tsx'

/** The donations of one Indian financial year: the one in the address, or the newest with a donation. */
export const GiftsByYear = () => {
  const texts = giftTexts.use()
  const { api } = useServices()
  const [search] = useSearchParams()
  const years = useApiQuery(yearsQuery(api))
  return (
    <>
      <PageBanner page="donation" title={texts.title} text={texts.lead} />
      <div className={styles.page}>
        <QueryState query={years} empty={{ when: (all) => all.length === 0, show: <NoGifts /> }}>
          {(all) => {
            const year = yearIn(search) ?? all[0]?.year ?? ''
            return (
              <div className={styles.columns}>
                <YearNav years={all} shown={year} />
                <GiftsOfYear
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
