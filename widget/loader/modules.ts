/** The files beside the script. In the build of one single file `modulesInside.ts` stands in its place. */
import { element } from './element.ts'
import { folder, page, tag } from './settings.ts'

interface Modules {
  en: typeof import('./aheadEn.ts')
  hi: typeof import('./aheadHi.ts')
  inline: typeof import('../inline.ts')
  diagnose: typeof import('../diagnose.ts')
}

export const load = <Name extends keyof Modules>(name: Name): Promise<Modules[Name]> =>
  import(/* @vite-ignore */ folder + name + '.js')

/** The dialog's code: fetched, not evaluated. In the press's own task that would make it slower. Once begun, it goes on without its link. */
export const prefetch = (): void => {
  page.appendChild(element('link', { rel: 'modulepreload', href: folder + 'modal.js', nonce: tag.nonce })).replaceWith()
}
