import { Link } from 'react-router-dom'
import styles from './DeskItem.module.css'

interface StateLinksProps<State extends string> {
  label: string
  /** In this order. */
  names: Readonly<Record<State, string>>
  chosen: State
  linkOf(state: State): string
}

/** Filters a page by the state of its entries, in the address. */
export const StateLinks = <State extends string>({ label, names, chosen, linkOf }: StateLinksProps<State>) => {
  // Keys of the record.
  const states = Object.keys(names) as State[]
  return (
    <nav aria-label={label} className={styles.choices}>
      {states.map((state) => (
        <Link key={state} to={linkOf(state)} replace aria-current={state === chosen ? 'true' : undefined}>
          {names[state]}
        </Link>
      ))}
    </nav>
  )
}
