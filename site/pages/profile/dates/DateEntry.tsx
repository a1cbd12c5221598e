import type { DonationRow } from '../../../../shared/contract/donation/donationHistory.ts'
import type { SpecialDate } from '../../../../shared/contract/people/specialDate.ts'
import { formatDay } from '../../../../shared/date.ts'
import { formatRupees } from '../../../../shared/money.ts'
import { useLanguage } from '../../../app/language/language.ts'
import { Button, buttonClass } from '../../../layout/Button.tsx'
import { choicesOf } from '../../donation/choicesOf.ts'
import { GiveAgain } from '../../donation/GiveAgain.tsx'
import { profileTexts } from '../texts.ts'
import sections from '../sections/Sections.module.css'

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
  const { dates: texts } = profileTexts.use()
  const lang = useLanguage()
  const offered = first || row.days <= soonDays
  return (
    <li className={sections.entry}>
      <div className={sections.words}>
        <p className={sections.since}>{row.occasion}</p>
        <h3>{row.name}</h3>
        <p>
          {texts.next(formatDay(row.next, lang))}, <strong>{texts.inDays(row.days)}</strong>
        </p>
        <p className={sections.since}>{texts.since(formatDay(row.date, lang))}</p>
        {offered && last?.project && last.created_at && (
          <p className={sections.since}>
            {texts.lastDonation(last.project.title, formatRupees(last.amount), formatDay(last.created_at, lang))}
          </p>
        )}
      </div>
      <div className={sections.ways}>
        {offered && (
          <GiveAgain
            donation={last ? choicesOf(last) : { projectId: row.project_id ?? undefined }}
            about={row.name}
            className={buttonClass('outline')}
          >
            {texts.give}
          </GiveAgain>
        )}
        <Button look="text" onClick={onRemove} aria-label={`${texts.remove}: ${row.name}`}>
          {texts.remove}
        </Button>
      </div>
    </li>
  )
}
