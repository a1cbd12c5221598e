/** The files beside the script. The single-file build uses `modulesInside.ts`. */
import type { Language } from '../../shared/languages.ts'
import { folder } from './settings.ts'

interface Modules extends Record<Language, typeof import('../texts/en/ahead.ts')> {
  inline: typeof import('../inline.ts')
  floating: typeof import('../floating/keepClear.ts')
  diagnose: typeof import('../diagnose/diagnose.ts')
  joinPage: typeof import('./joinPage.ts')
}

export const load = <Name extends keyof Modules>(name: Name): Promise<Modules[Name]> =>
  import(/* @vite-ignore */ `${folder}${name}.js`)
