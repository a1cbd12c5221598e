import styles from './FilterBar.module.css'
import type { FilterField } from './filterField.ts'
import { useTexts } from '../../texts/useTexts.ts'

interface FilterInputProps {
  field: FilterField
  id: string
  /** At first. */
  value: string
}

/** One filter. A choice and a day apply at once; a text when the person presses Enter. */
export const FilterInput = ({ field, id, value }: FilterInputProps) => {
  const { filter } = useTexts('desk').desk
  const { name, label, kind, options = [] } = field
  return (
    <div className={styles.field} data-kind={kind}>
      <label htmlFor={id}>{label}</label>
      {kind === 'choice' ? (
        <select id={id} name={name} defaultValue={value} onChange={(event) => event.target.form?.requestSubmit()}>
          <option value="">{filter.any}</option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      ) : (
        <input
          id={id}
          name={name}
          type={kind === 'day' ? 'date' : kind === 'search' ? 'search' : 'text'}
          inputMode={kind === 'amount' ? 'numeric' : undefined}
          defaultValue={value}
          autoComplete="off"
          data-desk-search={kind === 'search' || undefined}
          {...(kind === 'day' && { min: '1900-01-01', max: '2199-12-31' })}
        />
      )}
    </div>
  )
}
