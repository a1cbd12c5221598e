/** The files beside the script. The single-file build uses `modulesInside.ts`. */
import type { Language } from '../../shared/languages.ts'
import type { ModalModule } from '../shell.ts'
import { folder } from './settings.ts'

interface Modules extends Record<Language, typeof import('../texts/en/ahead.ts')> {
  inline: typeof import('../inline.ts')
  floating: typeof import('../floating/keepClear.ts')
  modal: ModalModule
  rehearse: typeof import('./ahead/rehearse.ts')
  diagnose: typeof import('../diagnose/diagnose.ts')
  joinPage: typeof import('./joinPage.ts')
}

/** Passed on to the modules that load others. */
export type Load = <Name extends keyof Modules>(name: Name) => Promise<Modules[Name]>

export const load: Load = (name) => import(/* @vite-ignore */ `${folder}${name}.js`)
