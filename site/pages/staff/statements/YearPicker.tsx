import { useId } from 'react'
import { FieldFrame } from '../../../components/forms/Field.tsx'
import styles from './Statements.module.css'
import { useTexts } from '../../../texts/useTexts.ts'

interface YearPickerProps {
  year: string
  years: readonly string[]
  onChange(year: string): void
}

export const YearPicker = ({ year, years, onChange }: YearPickerProps) => {
  const texts = useTexts('staff').statements
  const id = useId()
  return (
    <div className={styles.year}>
      <FieldFrame id={id} label={texts.year} problem={undefined}>
        <select id={id} value={year} onChange={(event) => onChange(event.target.value)}>
          {years.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </select>
      </FieldFrame>
    </div>
  )
}
