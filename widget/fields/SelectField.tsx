import { useSteps } from '../ui/hooks.ts'

/** Options drawn at once; many more would keep a slow phone busy before the donor can press anything. */
const atOnce = 250

interface Props {
  id: string
  label: string
  /** Shown while nothing is chosen; absent: something always is. */
  placeholder?: string
  options: ReadonlyArray<{ id: number; title: string }>
  value: number | null
  error?: string | undefined
  /** A line below the list; '' reserves its space. */
  note?: string | undefined
  onChoose(id: number | null): void
}

/** A native select, because the phone's own picker is best. */
export const SelectField = ({ id, label, placeholder, options, value, error, note, onChoose }: Props) => {
  const drawn = useSteps(options.length, atOnce)
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        value={value ?? ''}
        aria-invalid={!!error}
        aria-describedby={(error || note) && `${id}-note`}
        onChange={(event) => onChoose(Number(event.currentTarget.value) || null)}
      >
        {placeholder && <option value="">{placeholder}</option>}
        {options.slice(0, drawn).map(({ id: one, title }) => (
          <option key={one} value={one}>
            {title}
          </option>
        ))}
      </select>
      {(error || note !== undefined) && (
        <p id={`${id}-note`} className={error ? 'error' : 'hint'} role={error ? undefined : 'status'}>
          {error || note}
        </p>
      )}
    </div>
  )
}
