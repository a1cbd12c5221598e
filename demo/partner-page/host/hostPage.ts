import { randomBytes } from 'node:crypto'
import { raw } from 'hono/html'
import { attributesOf, settings } from '../../../shared/embed/settings.ts'
import { type Markup, samplePage } from '../../stack/samplePage.ts'
import { tag, toHtml } from '../../../owner/configurator/embed.ts'
import type { PageRoots } from '../../../owner/frame.ts'
import { strictPolicy } from './strictPolicy.ts'

/**
 * A partner's page on a foreign origin: plain HTML with the script tag, and everything that makes a real host page difficult. The parameters `lang`
 * and `theme` of its address go to the script tag. `csp=strict` adds a content policy that allows only what the widget's guide requires. `script=off`
 * leaves the script out, as if it was blocked.
 */
export function hostPage(query: URLSearchParams, roots: PageRoots): { page: Markup; policy: string | undefined } {
  const nonce = randomBytes(16).toString('base64')
  const widgetTag = query.get('script') === 'off' ? '' : raw(widgetLine(roots, query, nonce))
  return {
    page: samplePage('partner/page.html', { ...roots, nonce, widgetTag }),
    policy: query.get('csp') === 'strict' ? strictPolicy(roots, nonce) : undefined,
  }
}

function widgetLine({ siteRoot, apiRoot }: PageRoots, query: URLSearchParams, nonce: string): string {
  const known = <Word extends string>(words: readonly Word[], name: string) =>
    words.find((word) => word === query.get(name))
  const attributes = attributesOf({
    apiRoot,
    partner: 'meghdoot',
    floating: 'bottom-right',
    lang: known(settings.lang.takes, 'lang'),
    theme: known(settings.theme.takes, 'theme'),
  })
  return toHtml(tag('script', { async: true, nonce, src: `${siteRoot}/widget/v1/donate.js`, ...attributes }))
}
