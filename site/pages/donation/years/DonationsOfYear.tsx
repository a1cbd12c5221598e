import { Link } from 'react-router-dom'
import { statementPath } from '../../../../shared/api/donations.ts'
import type { DonationYear } from '../../../../shared/contract/donation/donationHistory.ts'
import { formatDay } from '../../../../shared/date.ts'
import { formatRupees } from '../../../../shared/money.ts'
import { useLanguage } from '../../../app/language/language.ts'
import { useApiQuery } from '../../../app/firstLoad/queryClient.ts'
import { useServices } from '../../../app/services.ts'
import { Pager } from '../../../layout/Pager.tsx'
import { QueryState } from '../../../layout/QueryState.tsx'
import flow from '../../../parts/Flow.module.css'
import text from '../../../parts/Text.module.css'
import { DonationsApart } from './DonationsApart.tsx'
import { donationsQuery } from '../donationQueries.ts'
import { DownloadButton } from '../DownloadButton.tsx'
import { OwnCertificates } from '../OwnCertificates.tsx'
import { useTexts } from '../../../texts/useTexts.ts'

/** Donations on one page. */
const perPage = 10

interface DonationsOfYearProps {
  /** E.g. `2026-27`. */
  year: string
  /** From 1. */
  page: number
  /** Of that year; absent if it has no donation. */
  totals: DonationYear | undefined
}

/** One financial year: its total, and its donations, newest first. */
export const DonationsOfYear = ({ year, page, totals }: DonationsOfYearProps) => {
  const texts = useTexts('profile').donations
  const lang = useLanguage()
  const { api } = useServices()
  const query = useApiQuery(donationsQuery(api, lang, { page, perPage, year }))
  const first = Number(year.slice(0, 4))
  const empty = (total: number) => (
    <div>
      <p>{total > 0 ? texts.emptyPage : texts.emptyYear}</p>
      <Link to={total > 0 ? `?year=${year}` : '?'} className={flow.link}>
        {texts.toFirst}
      </Link>
    </div>
  )
  return (
    <section aria-labelledby="donations-of-year" className={flow.stack}>
      <div>
        <h2 id="donations-of-year">{texts.year(year)}</h2>
        <p className={text.soft}>
          {texts.from(formatDay(`${first}-04-01`, lang), formatDay(`${first + 1}-03-31`, lang))}
        </p>
        {totals && (
          <p className={text.name}>
            {totals.confirmed > 0 ? texts.sum(totals.confirmed, formatRupees(totals.total)) : texts.noneConfirmed}
          </p>
        )}
      </div>
      {totals && totals.confirmed > 0 && (
        <div className={flow.ways}>
          {(['pdf', 'csv'] as const).map((format) => (
            <DownloadButton
              key={format}
              label={texts.statement[format]}
              path={statementPath(year, format)}
              fileName={`donations_${year}.${format}`}
            />
          ))}
        </div>
      )}
      <OwnCertificates year={year} />
      <QueryState query={query}>
        {(found) =>
          found.rows.length === 0 ? (
            empty(found.total)
          ) : (
            <>
              <DonationsApart rows={found.rows} />
              <Pager page={page} perPage={perPage} total={found.total} label={texts.pages} />
            </>
          )
        }
      </QueryState>
    </section>
  )
}
