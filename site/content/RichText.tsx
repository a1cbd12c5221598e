import { lazy, Suspense } from 'react'
import styles from './RichText.module.css'

// The sanitiser comes after the page: what the server has sanitised stands until then.
const PurifiedHtml = lazy(async () => ({ default: (await import('./PurifiedHtml.tsx')).PurifiedHtml }))

interface RichTextProps {
  /** As the API sent it: not to be trusted. */
  html: string
  /** Language of the text, where it is not the page's. */
  lang?: string | undefined
}

/** An editor's text, sanitised (brief, decision 20). */
export const RichText = ({ html, lang }: RichTextProps) => (
  <Suspense fallback={<div className={styles.waiting} aria-hidden="true" />}>
    <PurifiedHtml html={html} lang={lang} />
  </Suspense>
)
