import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { configuration } from '../configuration.ts'
import { useLanguage } from './language.ts'

let firstPage = true

interface HeadingProps {
  /** Document title, without the trust's name. */
  title: string
  children: ReactNode
  className?: string | undefined
}

/**
 * The h1 of a page and its document title. After a navigation it takes the focus, so that a screen reader says where it is; the first page of a
 * visit is left alone, as the browser reads that by itself.
 */
export const PageHeading = ({ title, children, className }: HeadingProps) => {
  const heading = useRef<HTMLHeadingElement>(null)
  const lang = useLanguage()
  // From one project to the next it is the same page, and still another place.
  const { pathname } = useLocation()
  useEffect(() => {
    if (firstPage) firstPage = false
    else heading.current?.focus({ preventScroll: true })
  }, [pathname])
  return (
    <>
      <title>{`${title} · ${configuration.name[lang]}`}</title>
      <h1 ref={heading} tabIndex={-1} className={className}>
        {children}
      </h1>
    </>
  )
}
