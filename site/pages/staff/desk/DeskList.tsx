/** A list of things and what staff can do about each. */
import { type ReactNode, useState } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import type { Transport } from '../../../../shared/contract/transport.ts'
import { useLanguage } from '../../../app/language/language.ts'
import { Pager, pageIn } from '../../../components/Pager.tsx'
import { QueryState } from '../../../components/QueryState.tsx'
import { useApiQuery } from '../../../framework/firstLoad/queryClient.ts'
import { type Fact, Facts } from '../../../components/Facts.tsx'

interface DeskListProps<Row> {
  /** Of the cache, without page and language; the first part names the list. */
  queryKey: readonly unknown[]
  ask(api: Transport, page: number): Promise<{ rows: readonly Row[]; per_page: number; total: number }>
  texts: {
    empty: string
    /** What the pages contain, for screen readers. */
    pages: string
    /** What to say above the rows of the last answer if they cannot be loaded again. */
    notRefreshed?: string
  }
  /** Instead of a sentence, for a list without entries. */
  empty?: ReactNode
  /** Draws one row as a `DeskItem`. */
  children(row: Row): ReactNode
}

/** A list of things, page by page; the address has the page. */
export const DeskList = <Row,>({ queryKey, ask, texts, empty, children }: DeskListProps<Row>) => {
  const lang = useLanguage()
  const [search] = useSearchParams()
  const page = pageIn(search)
  const query = useApiQuery([...queryKey, page, lang], (api) => ask(api, page), { staleTime: 0 })
  return (
    <>
      {texts.notRefreshed && (
        <p role="alert" className="text-wrong">
          {query.data && query.isRefetchError && texts.notRefreshed}
        </p>
      )}
      <QueryState query={query} empty={empty ?? <p>{texts.empty}</p>}>
        {({ rows, per_page, total }) => (
          <>
            <ul className="desk-list">{rows.map(children)}</ul>
            <Pager page={page} perPage={per_page} total={total} label={texts.pages} />
          </>
        )}
      </QueryState>
    </>
  )
}

interface DeskItemProps {
  title: ReactNode
  /** Beside the title. */
  state: string
  /** The state needs somebody. */
  wrong?: boolean
  children: ReactNode
}

/** One thing of a list, and what staff can do about it. */
export const DeskItem = ({ title, state, wrong = false, children }: DeskItemProps) => (
  <li>
    <div className="desk-head">
      <h2>{title}</h2>
      <p className={wrong ? 'text-wrong' : 'text-soft'}>{state}</p>
    </div>
    {children}
  </li>
)

/** Names with their values. What is not known is left out. */
export const FactList = ({ facts }: { facts: readonly Fact[] }) => <Facts facts={facts} look="desk-facts" />

export const mailLink = (address: string) => <a href={`mailto:${address}`}>{address}</a>

interface StateLinksProps<State extends string> {
  label: string
  /** In this order. */
  names: Readonly<Record<State, string>>
  chosen: State
  /** Of the address. */
  parameter: string
  /** The state that the address does not name. */
  usual?: State
}

/** Filters a page by the state of its entries, in the address. The other filters stay; the list begins at its first page. */
export const StateLinks = <State extends string>(props: StateLinksProps<State>) => {
  const { label, names, chosen, parameter, usual } = props
  const [search] = useSearchParams()
  // Keys of the record.
  const states = Object.keys(names) as State[]
  const linkOf = (state: State) => {
    const next = new URLSearchParams(search)
    next.delete('page')
    if (state === usual) next.delete(parameter)
    else next.set(parameter, state)
    return `?${next}`
  }
  return (
    <nav aria-label={label} className="desk-choices">
      {states.map((state) => (
        <Link key={state} to={linkOf(state)} replace aria-current={state === chosen ? 'true' : undefined}>
          {names[state]}
        </Link>
      ))}
    </nav>
  )
}

/** A part that is drawn, and loads what it needs, when it is opened. */
export const OnDemand = ({ title, children }: { title: string; children: ReactNode }) => {
  const [open, setOpen] = useState(false)
  return (
    <details className="desk-more" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{title}</summary>
      {open && children}
    </details>
  )
}
