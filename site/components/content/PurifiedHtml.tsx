import { useMemo } from 'react'
import { HtmlBlock } from './HtmlBlock.tsx'
import { purify } from './purify.ts'

/** Sanitises and shows. */
export const PurifiedHtml = ({ html, lang }: { html: string; lang?: string | undefined }) => (
  <HtmlBlock safe={useMemo(() => purify(html), [html])} lang={lang} />
)
