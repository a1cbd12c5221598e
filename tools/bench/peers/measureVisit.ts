/** The cost of one visit for the page's main thread and for the visitor. */
import type { Browser } from '@playwright/test'
import { spentOn } from '../spentOn.ts'
import type { Candidate } from './candidate.ts'
import { visit } from './visit.ts'

export interface Visit {
  /** Until 0.8 s after the page's `load`, ms: scripts run and compiled. */
  script: number
  /** From the page's start until 0.8 s after the widget was usable. */
  longTasks: number
  /** Sum of the time of each of them above 50 ms. */
  blocking: number
  /** From the click's timestamp, ms. */
  shell: number
  /** 0 if only a shell is measured. */
  usable: number
}

export const measureVisit = (browser: Browser, candidate: Candidate): Promise<Visit> =>
  visit(
    browser,
    candidate,
    { untouched: ({ cdp }) => spentOn(cdp, 'ScriptDuration', 'V8CompileDuration') },
    async ({ read }, script) => {
      const { shell, usable, longTasks } = await read()
      const blocking = longTasks.reduce((sum, { duration }) => sum + duration - 50, 0)
      return { script, longTasks: longTasks.length, blocking, shell, usable }
    },
  )
