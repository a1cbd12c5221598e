import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { isPlainPress } from '../../app/isPlainPress.ts'
import styles from './RichText.module.css'

/** The path of a plain press on a link within the site; null for every other press. */
const pathWithin = (event: MouseEvent): string | null => {
  if (!isPlainPress(event) || event.defaultPrevented || !(event.target instanceof Element)) return null
  const to = event.target.closest('a')?.getAttribute('href')
  return to?.startsWith('/') ? to : null
}

interface HtmlBlockProps {
  /** Sanitised; empty if the page's HTML already contains it. */
  safe: string
  lang?: string | undefined
}

/** Sanitised HTML; its links within the site open without a page load. */
export const HtmlBlock = ({ safe, lang }: HtmlBlockProps) => {
  const navigate = useNavigate()
  const text = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const to = pathWithin(event)
      if (to === null) return
      event.preventDefault()
      void navigate(to)
    }
    const element = text.current
    element?.addEventListener('click', follow)
    return () => element?.removeEventListener('click', follow)
  }, [navigate])
  const html = { __html: safe }
  // oxlint-disable-next-line react/no-danger -- the only place that shows HTML, and what it shows was sanitised
  return <div ref={text} className={styles.text} lang={lang} suppressHydrationWarning dangerouslySetInnerHTML={html} />
}
