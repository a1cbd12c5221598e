import { partnerReportCsv } from '../../../../shared/api/partnerReport.ts'
import type { PartnerReport, PartnerRow } from '../../../../shared/contract/partner.ts'
import { formatDay } from '../../../../shared/date.ts'
import { formatRupees } from '../../../../shared/money.ts'
import { useLanguage } from '../../../app/language/language.ts'
import { DownloadButton } from '../../../staff/download/DownloadButton.tsx'
import { PartnerDetails } from './PartnerDetails.tsx'
import styles from './PartnerReport.module.css'
import { SumsTable } from './SumsTable.tsx'
import { reportTexts } from './texts.ts'

/** The report itself: one line per partner, its details, and the file. */
export const ReportBody = ({ report }: { report: PartnerReport }) => {
  const texts = reportTexts.use()
  const lang = useLanguage()
  const { from, to, sum, rows } = report
  const nameOf = ({ partner }: PartnerRow) => partner?.name ?? texts.direct

  return (
    <section className={styles.report} aria-labelledby="report-days">
      <div className={styles.head}>
        <h2 id="report-days">{texts.shown(formatDay(from, lang), formatDay(to, lang))}</h2>
        {rows.length > 0 && (
          <p className={styles.sum}>{texts.sum(sum.donations, formatRupees(sum.total), sum.unpaid)}</p>
        )}
      </div>
      {rows.length === 0 ? (
        <div className={styles.nothing}>
          <h3>{texts.emptyTitle}</h3>
          <p>{texts.empty}</p>
        </div>
      ) : (
        <>
          <SumsTable caption={texts.title} what={texts.partner} rows={rows} nameOf={nameOf} sum={sum} />
          <DownloadButton path={partnerReportCsv({ from, to })} name={`donations-by-partner_${from}_${to}.csv`} />
          <div className={styles.more}>
            <h3>{texts.more}</h3>
            {rows.map((row) => (
              <PartnerDetails key={row.partner?.id ?? ''} row={row} name={nameOf(row)} />
            ))}
          </div>
        </>
      )}
    </section>
  )
}
