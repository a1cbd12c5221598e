/** The files beside the script. The single-file build uses `modulesInside.ts`. */
import type { inside } from './modulesInside.ts'
import { folder } from './settings.ts'

export type Modules = { [Name in keyof typeof inside]: Awaited<ReturnType<(typeof inside)[Name]>> }

/** Passed on to the modules that load others. */
export type Load = <Name extends keyof Modules>(name: Name) => Promise<Modules[Name]>

export const load: Load = (name) => import(/* @vite-ignore */ `${folder}${name}.js`)
