import { statementPath } from '../../../../shared/api/donations.ts'
import { DownloadButton } from '../DownloadButton.tsx'
import styles from '../ReceiptPage.module.css'
import { donationTexts } from '../texts.ts'

/** The statement of a financial year, to keep or to give to an accountant. */
export const YearFiles = ({ year }: { year: string }) => {
  const texts = donationTexts.use()
  return (
    <div className={styles.ways}>
      {(['pdf', 'csv'] as const).map((format) => (
        <DownloadButton
          key={format}
          label={texts.statement[format]}
          path={statementPath(year, format)}
          fileName={`donations_${year}.${format}`}
        />
      ))}
    </div>
  )
}
