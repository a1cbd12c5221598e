/** What happens at the first sign that somebody wants to give. */
import { element } from './element.ts'
import { language } from './language.ts'
import { moduleUrl, options, page, tag } from './settings.ts'

type Ahead = typeof import('./ahead.ts')

let links: unknown

/** The part of the loader that is not needed at the press itself. Small enough to be evaluated before it. */
export const ahead = (): Promise<Ahead> => import(/* @vite-ignore */ moduleUrl('ahead'))

/** Fetches the dialog's modules (without evaluating them: that would make the press slower) and hands `use` what works ahead of them. */
export const intend = (use: (ahead: Ahead) => unknown, failed = (): void => {}): void => {
  links ||= ['modal', language(options)].map((name) => {
    const link = element('link', { rel: 'modulepreload', href: moduleUrl(name), nonce: tag.nonce })
    link.onload = link.onerror = link.remove
    page.append(link)
  })
  ahead().then(use).catch(failed)
}
