import type { JobPace } from '../server/createJobQueue.ts'
import type { Dependencies } from '../dependencies.ts'

/** As fast as the queue allows. */
export const quickPace: JobPace = { poll: 0.5, heartbeat: 10, supervise: 1, retry: 1, stop: 10 }

/** For jobs that need nothing from outside. */
// eslint-disable-next-line @typescript-eslint/consistent-type-assertions
export const unusedDependencies = {} as Dependencies
