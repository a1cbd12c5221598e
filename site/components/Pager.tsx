import { Link, useSearchParams } from 'react-router-dom'
import styles from './Pager.module.css'
import { useTexts } from '../texts/useTexts.ts'

interface PagerProps {
  /** From 1. */
  page: number
  perPage: number
  total: number
  /** What the pages contain, for screen readers. */
  label: string
  /** The other parameters that its links keep; all of them if absent. */
  keep?: readonly string[]
}

/** The page number in the address, 1 if it is missing or unusable. */
export const pageIn = (search: URLSearchParams): number => {
  const asked = search.get('page') ?? ''
  return /^[1-9]\d{0,5}$/.test(asked) ? Number(asked) : 1
}

/** Links to the pages of a list: real addresses, so that Back, bookmarks and search engines work. Nothing if there is only one page. */
export const Pager = ({ page, perPage, total, label, keep }: PagerProps) => {
  const { frame } = useTexts('common')
  const [search] = useSearchParams()
  const last = Math.max(1, Math.ceil(total / perPage))
  if (last === 1 && page === 1) return null
  const to = (number: number) => {
    const next = new URLSearchParams([...search].filter(([name]) => !keep || keep.includes(name)))
    if (number === 1) next.delete('page')
    else next.set('page', String(number))
    return `?${next}`
  }
  const shown = Array.from({ length: last }, (_, index) => index + 1).filter(
    (number) => number === 1 || number === last || Math.abs(number - page) <= 1,
  )
  return (
    <nav aria-label={frame.pagesOf(label)} className={styles.pager}>
      {page > 1 && (
        <Link to={to(Math.min(page - 1, last))} rel="prev" className={styles.step}>
          {frame.previousPage}
        </Link>
      )}
      <ol className={styles.list}>
        {shown.map((number, index) => (
          <li key={number} data-gap={number - (shown[index - 1] ?? 0) > 1 || undefined}>
            <Link
              to={to(number)}
              aria-current={number === page ? 'page' : undefined}
              aria-label={frame.pageNumber(number)}
            >
              {number}
            </Link>
          </li>
        ))}
      </ol>
      {page < last && (
        <Link to={to(page + 1)} rel="next" className={styles.step}>
          {frame.nextPage}
        </Link>
      )}
    </nav>
  )
}
