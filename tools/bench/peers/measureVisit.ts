/** What one visit takes of the page's main thread, and of the visitor's time. */
import type { Browser } from '@playwright/test'
import { spentOn } from '../spentOn.ts'
import type { Candidate } from './candidate.ts'
import { visit } from './visit.ts'

export interface Visit {
  /** Until 0.8 s after the page's `load`, ms: script run and compiled. */
  script: number
  /** From the page's beginning until 0.8 s after the widget could be used. */
  longTasks: number
  /** Sum of what each of them is over 50 ms. */
  blocking: number
  /** From the click's timestamp, ms. */
  shell: number
  /** 0 where only a shell is measured. */
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
