import { partnerReportCsv } from '../../../../shared/api/partnerReport.ts'
import type { PartnerReport, PartnerRow } from '../../../../shared/contract/partner.ts'
import { formatDay } from '../../../../shared/date.ts'
import { formatRupees } from '../../../../shared/money.ts'
import { useLanguage } from '../../../app/language/language.ts'
import { DownloadButton } from '../../../staff/download/DownloadButton.tsx'
import { DeskSection } from '../../../staff/parts/DeskSection.tsx'
import { PartnerDetails } from './PartnerDetails.tsx'
import { SumsTable } from './SumsTable.tsx'
import { useTexts } from '../../../texts/useTexts.ts'

/** The report itself: one line per partner, its details, and the file. */
export const ReportBody = ({ report }: { report: PartnerReport }) => {
  const texts = useTexts('staff').partners
  const lang = useLanguage()
  const { from, to, sum, rows } = report
  const nameOf = ({ partner }: PartnerRow) => partner?.name ?? texts.direct
  return (
    <DeskSection title={texts.shown(formatDay(from, lang), formatDay(to, lang))}>
      {rows.length === 0 ? (
        <>
          <h3>{texts.emptyTitle}</h3>
          <p>{texts.empty}</p>
        </>
      ) : (
        <>
          <p>
            <strong>{texts.sum(sum.donations, formatRupees(sum.total), sum.unpaid)}</strong>
          </p>
          <SumsTable caption={texts.title} what={texts.partner} rows={rows} nameOf={nameOf} sum={sum} />
          <DownloadButton path={partnerReportCsv({ from, to })} name={`donations-by-partner_${from}_${to}.csv`} />
          <div>
            <h3>{texts.more}</h3>
            {rows.map((row) => (
              <PartnerDetails key={row.partner?.id ?? ''} row={row} name={nameOf(row)} />
            ))}
          </div>
        </>
      )}
    </DeskSection>
  )
}
