import { type FormEvent, useId } from 'react'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import { Button } from '../../../components/Button.tsx'
import { useTexts } from '../../../texts/useTexts.ts'
import styles from './FilterBar.module.css'

/** A filter of a list, as a field and as a parameter of the page's address. */
export interface FilterField {
  /** Of the parameter; the call takes the same. */
  name: string
  label: string
  kind: 'search' | 'choice' | 'day' | 'amount' | 'text'
  /** Of a choice. */
  options?: ReadonlyArray<{ value: string; label: string }>
  /** Behind "More filters". */
  rare?: boolean
}

/**
 * The filters that are set in the address, so Back, a reload and a shared link show the same list. What staff search for names a person: it is behind `#`, which
 * a browser never sends to a server.
 */
export const useFilters = (fields: readonly FilterField[]) => {
  const { search, hash } = useLocation()
  const navigate = useNavigate()
  const places = () => ({ query: new URLSearchParams(search), fragment: new URLSearchParams(hash.slice(1)) })
  const now = places()
  const set = Object.fromEntries(
    fields.flatMap(({ name, kind }) => {
      const value = (kind === 'search' ? now.fragment : now.query).get(name)?.trim()
      return value ? [[name, value]] : []
    }),
  )
  return {
    fields,
    set,
    /** What follows the path, for links that keep the filters. */
    address: search + hash,
    change(data: FormData) {
      const { query, fragment } = places()
      for (const { name, kind } of fields) {
        const place = kind === 'search' ? fragment : query
        const value = String(data.get(name) ?? '').trim()
        if (value) place.set(name, value)
        else place.delete(name)
      }
      void navigate({ search: String(query), hash: String(fragment) })
    },
  }
}

/** The filters of a list, which are in the address. */
export const FilterBar = ({ filters }: { filters: ReturnType<typeof useFilters> }) => {
  const { filter } = useTexts('desk').desk
  const id = useId()
  const { fields, set, change } = filters
  const [usual, rare] = [fields.filter((field) => !field.rare), fields.filter((field) => field.rare)]
  const apply = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    change(new FormData(event.currentTarget))
  }
  const input = (field: FilterField) => (
    <FilterInput key={field.name} field={field} id={`${id}-${field.name}`} value={set[field.name] ?? ''} />
  )
  return (
    // The fields show what is set, also after Back and after "Remove the filters".
    <form
      key={JSON.stringify(set)}
      role="search"
      aria-label={filter.label}
      className={`desk-row ${styles.bar}`}
      onSubmit={apply}
    >
      {usual.map(input)}
      {rare.length > 0 && (
        <details className={styles.more} open={rare.some(({ name }) => set[name])}>
          <summary>{filter.more}</summary>
          <div className={`desk-row ${styles.rare}`}>{rare.map(input)}</div>
        </details>
      )}
      <div className={`desk-row ${styles.ways}`}>
        <Button type="submit" look="outline">
          {filter.apply}
        </Button>
        {Object.keys(set).length > 0 && <Link to="?">{filter.clear}</Link>}
      </div>
    </form>
  )
}

interface FilterInputProps {
  field: FilterField
  id: string
  /** At first. */
  value: string
}

/** One filter. A choice and a day apply at once; a text when the person presses Enter. */
const FilterInput = ({ field, id, value }: FilterInputProps) => {
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
