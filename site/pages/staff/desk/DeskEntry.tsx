import { type ReactNode, useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import type { Transport } from '../../../../shared/contract/transport.ts'
import { useLanguage } from '../../../app/language/language.ts'
import { LinkButton } from '../../../components/Button.tsx'
import { QueryState } from '../../../components/QueryState.tsx'
import { useApiQuery } from '../../../framework/firstLoad/queryClient.ts'
import { DeskHeading, Nothing } from './DeskPage.tsx'
import { useOpenPage } from './useDesk.tsx'

interface DeskEntryProps<T> {
  /** Of the cache, without the language. */
  queryKey: readonly string[]
  ask(api: Transport): Promise<T>
  /** Of the page, before and after the entry has loaded; absent: the title of its list. */
  title(entry: T | undefined): string | undefined
  /** Where Escape and the way back lead, if not to the list. */
  parent?: { title: string; to: string }
  /** Words of the way back, and for an entry that the API does not find. */
  texts: { back: string; missingTitle: string; missing: string }
  children(entry: T): ReactNode
}

/** The page of one entry of a list. Escape returns to where it was opened, with the filters that the list had. */
export const DeskEntry = <T,>({ queryKey, ask, title, parent, texts, children }: DeskEntryProps<T>) => {
  const lang = useLanguage()
  const navigate = useNavigate()
  const { search, hash } = useLocation()
  const query = useApiQuery([...queryKey, lang], ask, { staleTime: 0, refetchOnWindowFocus: false })
  const { title: listTitle, path } = useOpenPage()
  const list = { title: listTitle, to: path }
  const place = parent ?? list
  const to = place.to + search + hash
  useEscape(() => void navigate(to))
  return (
    <>
      <DeskHeading title={title(query.data)} above={[...(parent ? [list] : []), { title: place.title, to }]}>
        <LinkButton to={to} look="text">
          {texts.back}
        </LinkButton>
      </DeskHeading>
      <QueryState
        query={query}
        missing={
          <Nothing title={texts.missingTitle}>
            <p>{texts.missing}</p>
          </Nothing>
        }
      >
        {(entry) => <div className="desk-sections">{children(entry)}</div>}
      </QueryState>
    </>
  )
}

/** Escape leaves a page of one thing. An open dialog or menu takes the key first. */
export const useEscape = (leave: () => void): void => {
  const left = useEffectEvent(leave)
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return
      if (document.querySelector('[role="dialog"], [role="alertdialog"], [role="menu"]')) return
      left()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
}
