import { type FormEvent, useId } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { Button } from '../../layout/Button.tsx'
import styles from './FilterBar.module.css'
import { type FilterField, filtersIn } from './filterField.ts'
import { FilterInput } from './FilterInput.tsx'
import { useTexts } from '../../texts/useTexts.ts'

/** The filters of a list. They are in the address, so Back, a reload and a shared link show the same list. */
export const FilterBar = ({ fields }: { fields: readonly FilterField[] }) => {
  const { filter } = useTexts('desk').desk
  const [search, setSearch] = useSearchParams()
  const id = useId()
  const set = filtersIn(search, fields)
  const [usual, rare] = [fields.filter((field) => !field.rare), fields.filter((field) => field.rare)]
  const apply = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const next = new URLSearchParams(search)
    for (const { name } of fields) {
      const value = String(data.get(name) ?? '').trim()
      if (value) next.set(name, value)
      else next.delete(name)
    }
    setSearch(next)
  }
  const input = (field: FilterField) => (
    <FilterInput key={field.name} field={field} id={`${id}-${field.name}`} value={set[field.name] ?? ''} />
  )
  return (
    // The fields show what is set, also after Back and after "Remove the filters".
    <form key={JSON.stringify(set)} role="search" aria-label={filter.label} className={styles.bar} onSubmit={apply}>
      {usual.map(input)}
      {rare.length > 0 && (
        <details className={styles.more} open={rare.some(({ name }) => set[name])}>
          <summary>{filter.more}</summary>
          <div className={styles.rare}>{rare.map(input)}</div>
        </details>
      )}
      <div className={styles.ways}>
        <Button type="submit" look="outline">
          {filter.apply}
        </Button>
        {Object.keys(set).length > 0 && <Link to="?">{filter.clear}</Link>}
      </div>
    </form>
  )
}
