/** Snippets for Google Analytics 4. They listen to events; the widget itself counts no visitors. */
import { readFileSync } from 'node:fs'

const read = (name: string): string =>
  readFileSync(new URL(`analytics/${name}.html`, import.meta.url), 'utf8').trimEnd()

/** For a partner's page: how far donors get. Only the trust's server knows whether the money arrived, so there is no `purchase` here. */
export const partnerAnalytics = read('page')

/** The same for a page that has Tag Manager and so, perhaps, no \`gtag\`: its triggers are called as the events are. */
export const managerAnalytics = read('manager')

/** For the trust's own site: one \`purchase\` for each transaction, once its server has confirmed the money. */
export const trustAnalytics = read('trust')
