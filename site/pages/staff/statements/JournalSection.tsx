import { useState } from 'react'
import { type JournalFormat, journalFormats } from '../../../../shared/contract/staff/journal.ts'
import { formatMonth, indianDay } from '../../../../shared/date.ts'
import frame from '../../../components/act/Act.module.css'
import { FileButton } from '../../../components/act/FileButton.tsx'
import { Choice } from '../../../components/forms/Choice.tsx'
import { DeskSection } from '../desk/DeskPage.tsx'
import { keys, useDesk } from '../desk/useDesk.tsx'

/** Downloads the journal of a month or day of the tax year, for the trust's accounting program. */
export const JournalSection = ({ year }: { year: string }) => {
  const { texts, lang } = useDesk('statements')
  const [months] = useState(() => monthsOf(year, indianDay(new Date()).slice(0, 7)))
  const [month, setMonth] = useState(months.at(-2) ?? months[0] ?? `${year.slice(0, 4)}-04`)
  const [day, setDay] = useState('')
  const [format, setFormat] = useState<JournalFormat>('tally')
  const period = day ? `${month}-${day}` : month
  const name = `journal_${period}_${format}.${format === 'tally' ? 'xml' : 'csv'}`
  const path = `staff/journal?period=${period}&format=${format}`
  const monthName = (one: string) => `${formatMonth(Number(one.slice(5)), lang)} ${one.slice(0, 4)}`
  const days = Array.from({ length: daysIn(month) }, (_, index) => String(index + 1).padStart(2, '0'))
  return (
    <DeskSection title={texts.books} lead={texts.booksLead}>
      <div className={frame.form}>
        <div className="flow-pair">
          <Choice
            label={texts.month}
            value={month}
            options={months.map((one) => [one, monthName(one)])}
            onChange={(chosen) => {
              setMonth(chosen)
              setDay('')
            }}
          />
          <Choice
            label={texts.day}
            value={day}
            options={[['', texts.wholeMonth], ...days.map((one): [string, string] => [one, String(Number(one))])]}
            onChange={setDay}
          />
          <Choice
            label={texts.program}
            value={format}
            options={journalFormats.map((one) => [one, texts.programs[one]])}
            onChange={(chosen) => setFormat(journalFormats.find((one) => one === chosen) ?? 'tally')}
          />
        </div>
        <FileButton path={path} name={name} busy={texts.downloading} refreshes={[keys.statements]}>
          {texts.booksDownload}
        </FileButton>
      </div>
    </DeskSection>
  )
}

/** The months of a tax year that have begun, `yyyy-MM`. */
function monthsOf(year: string, now: string): string[] {
  const start = Number(year.slice(0, 4))
  const all = Array.from({ length: 12 }, (_, index) => {
    const month = ((index + 3) % 12) + 1
    return `${month > 3 ? start : start + 1}-${String(month).padStart(2, '0')}`
  })
  return all.filter((month) => month <= now)
}

const daysIn = (month: string) => new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 0)).getUTCDate()
