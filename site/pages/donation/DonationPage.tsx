import { Link, useSearchParams } from 'react-router-dom'
import { statementPath, ownCertificates } from '../../../shared/contract/donation/receipt.ts'
import { type DonationYear, financialYearSchema } from '../../../shared/contract/donation/donation.ts'
import { formatDay } from '../../../shared/date.ts'
import { formatMoney } from '../../../shared/money.ts'
import { paths } from '../../app/paths.ts'
import emptyDonations from '../../artwork/empty-donations.svg'
import { DonateLink } from '../../features/giving/DonateLink.tsx'
import { buttonClass } from '../../components/Button.tsx'
import { PageBanner } from '../../components/PageBanner.tsx'
import { pageIn, Pager } from '../../components/Pager.tsx'
import { QueryState } from '../../components/QueryState.tsx'
import { Columns } from '../../components/Columns.tsx'
import { Empty } from '../../components/Empty.tsx'
import { useTexts } from '../../texts/useTexts.ts'
import { DownloadButton } from './DownloadButton.tsx'
import { ReceiptPage } from './ReceiptPage.tsx'
import { useDonations, useDonationYears } from './donationQueries.ts'
import { DonationsApart } from './DonationsApart.tsx'
import { useApiQuery } from '../../framework/firstLoad/queryClient.ts'

/** `/donation?year=2026-27&page=2`: a donor's donations; `/donation?receipt=<txn id>`: the receipt of one. */
export const DonationPage = () => {
  const [search] = useSearchParams()
  const txnId = search.get('receipt')
  return txnId ? <ReceiptPage key={txnId} txnId={txnId} /> : <DonationsByYear />
}

/** The donations of one Indian financial year: the one in the address, or the newest with a donation. The others are beside. */
const DonationsByYear = () => {
  const texts = useTexts('profile').donations
  const [search] = useSearchParams()
  const asked = financialYearSchema.safeParse(search.get('year'))
  const years = useDonationYears()
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
      <p className="text-name">{texts.years}</p>
      <p className="text-small">{texts.yearsLead}</p>
    </>
  )
  return (
    <>
      <PageBanner page="donation" title={texts.title} text={texts.lead} />
      <div className="flow-page">
        <QueryState query={years} empty={none}>
          {(all) => {
            const shown = asked.data ?? all[0]?.year ?? ''
            const links = all.map(({ year, total }) => (
              <li key={year}>
                <Link to={`?year=${year}`} aria-current={year === shown ? 'page' : undefined}>
                  <span>{year}</span>
                  <span>{formatMoney(total)}</span>
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
const DonationsOfYear = ({ year, page, totals }: DonationsOfYearProps) => {
  const { donations: texts, lang } = useTexts('profile')
  const query = useDonations({ page, perPage, year })
  const first = Number(year.slice(0, 4))
  const empty = (total: number) => (
    <div>
      <p>{total > 0 ? texts.emptyPage : texts.emptyYear}</p>
      <Link to={total > 0 ? `?year=${year}` : '?'} className="flow-link">
        {texts.toFirst}
      </Link>
    </div>
  )
  return (
    <section aria-labelledby="donations-of-year" className="flow-stack">
      <div>
        <h2 id="donations-of-year">{texts.year(year)}</h2>
        <p className="text-soft">
          {texts.from(formatDay(`${first}-04-01`, lang), formatDay(`${first + 1}-03-31`, lang))}
        </p>
        {totals && (
          <p className="text-name">
            {totals.confirmed > 0 ? texts.sum(totals.confirmed, formatMoney(totals.total)) : texts.noneConfirmed}
          </p>
        )}
      </div>
      {totals && totals.confirmed > 0 && (
        <div className="flow-ways">
          {(['pdf', 'csv'] as const).map((format) => (
            <DownloadButton key={format} path={statementPath(year, format)} name={`donations_${year}.${format}`}>
              {texts.statement[format]}
            </DownloadButton>
          ))}
        </div>
      )}
      <Link to={paths.monthly} className="flow-link">
        {texts.monthly}
      </Link>
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

/** The donor's certificates of one tax year; nothing if there are none. A failure is silent: the list of donations reports it. */
const OwnCertificates = ({ year }: { year: string }) => {
  const { donations: texts, lang } = useTexts('profile')
  const { data } = useApiQuery(['donations', 'certificates'], ownCertificates)
  const ofYear = data?.filter((one) => one.year === year)
  return ofYear?.map(({ id, name, delivered_at, replaces }) => (
    <div key={id} className="text-note">
      <h3>{texts.certificate(name)}</h3>
      <p>
        {texts.certificateDay(formatDay(delivered_at, lang))}
        {replaces && ` ${texts.certificateReplaces(formatDay(replaces, lang))}`}
      </p>
      <DownloadButton path={`donation/certificate?id=${id}`} name={`certificate_${year}.pdf`}>
        {texts.certificateDownload}
      </DownloadButton>
    </div>
  ))
}
