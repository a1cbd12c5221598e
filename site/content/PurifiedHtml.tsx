import { useEffect, useMemo, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { purify } from './purify.ts'
import styles from './RichText.module.css'

/** Where a plain press on a link within the site leads; null for every other press. */
const pathWithin = (event: MouseEvent): string | null => {
  const elsewhere = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
  if (elsewhere || event.defaultPrevented || !(event.target instanceof Element)) return null
  const to = event.target.closest('a')?.getAttribute('href')
  return to?.startsWith('/') ? to : null
}

/** Sanitised HTML; its links within the site are followed without loading the page anew. */
export const PurifiedHtml = ({ html, lang }: { html: string; lang?: string | undefined }) => {
  const navigate = useNavigate()
  const text = useRef<HTMLDivElement>(null)
  const safe = useMemo(() => ({ __html: purify(html) }), [html])
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
  // oxlint-disable-next-line react/no-danger -- the only place that shows HTML, and what it shows was sanitised
  return <div ref={text} className={styles.text} lang={lang} dangerouslySetInnerHTML={safe} />
}
