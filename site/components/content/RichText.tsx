import { Suspense, useState, useSyncExternalStore } from 'react'
import { lazyPart } from '../../framework/lazyPart.tsx'
import { useServices } from '../../app/services.ts'
import { HtmlBlock } from './HtmlBlock.tsx'

// The sanitiser is as large as a page: it loads only when HTML is shown that no server has sanitised.
const PurifiedHtml = lazyPart(async () => (await import('./PurifiedHtml.tsx')).PurifiedHtml)

const never = () => () => {}
const no = () => false
const yes = () => true

interface RichTextProps {
  /** As the API sent it: untrusted. */
  html: string
  /** Language of the text, if it is not the page's. */
  lang?: string | undefined
}

/**
 * An editor's text, sanitised (specification, decision 20). In a prerendered page our own server has sanitised it: hydration leaves it unchanged, and
 * a new text is sanitised here.
 */
export const RichText = ({ html, lang }: RichTextProps) => {
  const { prerender } = useServices()
  const hydrating = useSyncExternalStore(never, no, yes)
  const [fromServer] = useState(() => (hydrating && !prerender ? html : null))
  return (
    <Suspense fallback={<div className="flow-loading" aria-hidden="true" />}>
      {html === fromServer ? <HtmlBlock safe="" lang={lang} /> : <PurifiedHtml html={html} lang={lang} />}
    </Suspense>
  )
}
