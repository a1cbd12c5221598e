/** What the script's tag says: words, colour, roots of API and site; and whether the page is registered. */
import { settingFaults } from '../../../../shared/embed/attributeFaults.ts'
import { attributeOf } from '../../../../shared/embed/settings.ts'
import { isSiteRoot, isUnregistered } from '../../../../shared/embed/trustAddresses.ts'
import { wrongAttribute, wrongAttributes } from '../mend.ts'
import type { PastedPage } from '../pastedPage.ts'
import type { Finding } from '../problem.ts'
import type { Trust } from '../trust.ts'
import { scriptTags } from './brought.ts'

export function checkOptions(page: PastedPage, trust: Trust): Finding[] {
  const [tag] = scriptTags(page)
  if (!tag) return []
  const said = (name: string): string | null => tag.getAttribute(attributeOf(name))
  const found = settingFaults(said, page.document.createElement('i').style).map((fault) => wrongAttribute(tag, fault))
  const [apiRoot, siteRoot] = [said('apiRoot'), said('siteRoot')]
  if (apiRoot !== null && apiRoot !== trust.apiRoot)
    found.push(wrongAttributes('api_answer', apiRoot, tag, { [attributeOf('apiRoot')]: trust.apiRoot }))
  if (siteRoot !== null && !isSiteRoot(siteRoot, trust.siteRoot))
    found.push(wrongAttributes('site_root', siteRoot, tag, { [attributeOf('siteRoot')]: null }))
  return found
}

export function checkOrigin({ origin }: PastedPage, { siteRoot, partner }: Trust): Finding[] {
  if (!origin || !isUnregistered(origin, siteRoot, partner)) return []
  return [{ code: 'origin_unregistered', about: origin, fix: () => origin }]
}
