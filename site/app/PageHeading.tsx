import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { trustName } from '../framework/firstLoad/roots.ts'
import { useLanguage } from './language/language.ts'

let firstPage = true

interface HeadingProps {
  /** Document title, without the trust's name. */
  title: string
  /** Its words are not known yet: it takes the focus when they are. */
  waits?: boolean
  children: ReactNode
  className?: string | undefined
}

/**
 * The h1 of a page and its document title. After a navigation it takes the focus, so that a screen reader announces the page. The first page of a
 * visit is left alone, because the browser announces it.
 */
export const PageHeading = ({ title, waits = false, children, className }: HeadingProps) => {
  const heading = useRef<HTMLHeadingElement>(null)
  const lang = useLanguage()
  // The next project, or the next page of a list, uses the same component but is another place.
  const { pathname, search } = useLocation()
  const part = new URLSearchParams(search).get('page')
  const how = useNavigationType()
  const last = useRef('')
  const arrive = useEffectEvent(() => {
    if (waits) return
    // A changed filter is not another place (useScrollToTop.ts).
    const filtered = last.current === pathname && how === 'REPLACE'
    last.current = pathname
    if (firstPage) firstPage = false
    else if (!filtered) heading.current?.focus({ preventScroll: true })
  })
  useEffect(() => arrive(), [pathname, part, waits])
  return (
    <>
      <title>{`${title} · ${trustName[lang]}`}</title>
      <h1 ref={heading} tabIndex={-1} className={className}>
        {children}
      </h1>
    </>
  )
}
