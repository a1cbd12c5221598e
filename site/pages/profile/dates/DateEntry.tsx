import type { SpecialDate } from '../../../../shared/contract/specialDate.ts'
import { formatDay } from '../../../../shared/date.ts'
import { useLanguage } from '../../../app/language.ts'
import { DonateLink } from '../../../donate/DonateLink.tsx'
import { Button, buttonClass } from '../../../layout/Button.tsx'
import { profileTexts } from '../texts.ts'
import styles from './Dates.module.css'

/** What the dialog is opened with, in rupees: an auspicious sum that many give; it can be changed there. */
const usualGift = 1100
/** From how many days before a gift for the day is offered. */
const soonDays = 45

interface DateEntryProps {
  row: SpecialDate
  /** The next of all. */
  first: boolean
  onRemove(): void
}

/** A day with its next return; for the next ones a gift is offered. */
export const DateEntry = ({ row, first, onRemove }: DateEntryProps) => {
  const { dates: texts } = profileTexts.use()
  const lang = useLanguage()
  return (
    <li className={styles.entry}>
      <div className={styles.words}>
        <p className={styles.occasion}>{row.occasion}</p>
        <h3>{row.name}</h3>
        <p>
          {texts.next(formatDay(row.next, lang))}, <strong>{texts.inDays(row.days)}</strong>
        </p>
        <p className={styles.since}>{texts.since(formatDay(row.date, lang))}</p>
      </div>
      <div className={styles.ways}>
        {(first || row.days <= soonDays) && (
          <DonateLink
            projectId={row.project_id ?? undefined}
            amount={usualGift}
            className={buttonClass('outline')}
            aria-label={`${texts.give}: ${row.name}`}
          >
            {texts.give}
          </DonateLink>
        )}
        <Button look="text" onClick={onRemove} aria-label={`${texts.remove}: ${row.name}`}>
          {texts.remove}
        </Button>
      </div>
    </li>
  )
}
