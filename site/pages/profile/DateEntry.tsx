import type { DonationRow } from '../../../shared/contract/donation/donationHistory.ts'
import type { SpecialDate } from '../../../shared/contract/people/specialDate.ts'
import { formatDay } from '../../../shared/date.ts'
import { formatRupees } from '../../../shared/money.ts'
import { useLanguage } from '../../app/language/language.ts'
import { DonateLink } from '../../features/giving/DonateLink.tsx'
import { Button, buttonClass } from '../../components/Button.tsx'
import flow from '../../components/Flow.module.css'
import text from '../../components/Text.module.css'
import { choicesOf } from '../donation/choicesOf.ts'
import { useTexts } from '../../texts/useTexts.ts'

/** How many days before the day a donation is offered. */
const soonDays = 45

interface DateEntryProps {
  row: SpecialDate
  /** The donor's last donation to the day's project is proposed. Without one the dialog shows the project's own amount. */
  last: DonationRow | undefined
  /** The next of all. */
  first: boolean
  onRemove(): void
}

/** A special day with its next date; the next ones offer a donation. */
export const DateEntry = ({ row, last, first, onRemove }: DateEntryProps) => {
  const { dates: texts } = useTexts('profile').profile
  const lang = useLanguage()
  const offered = first || row.days <= soonDays
  return (
    <li>
      <div>
        <p className={text.small}>{row.occasion}</p>
        <h3>{row.name}</h3>
        <p>
          {texts.next(formatDay(row.next, lang))}, <strong>{texts.inDays(row.days)}</strong>
        </p>
        <p className={text.small}>{texts.since(formatDay(row.date, lang))}</p>
        {offered && last?.project && last.created_at && (
          <p className={text.small}>
            {texts.lastDonation(last.project.title, formatRupees(last.amount), formatDay(last.created_at, lang))}
          </p>
        )}
      </div>
      <div className={flow.ways}>
        {offered && (
          <DonateLink
            {...(last ? choicesOf(last) : { projectId: row.project_id ?? undefined })}
            aria-label={`${texts.give}: ${row.name}`}
            className={buttonClass('outline')}
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
