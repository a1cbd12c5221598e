import { use as wait } from 'react'
import type { Prerender } from '../app/services.ts'

export interface CollectedAnswers {
  prerender: Prerender
  /** By key. */
  answers: Record<string, unknown>
  failures: Error[]
}

/** Requests what a page needs while it is rendered, each item once, and keeps the answers for the browser. */
export const collectAnswers = (): CollectedAnswers => {
  const answers: Record<string, unknown> = {}
  const failures: Error[] = []
  const asked = new Map<string, Promise<{ data: unknown } | { error: Error }>>()
  const prerender = (id: string, ask: () => Promise<unknown>) => {
    let answer = asked.get(id)
    if (!answer) {
      answer = ask().then(
        (data) => {
          answers[id] = data
          return { data }
        },
        (reason: unknown) => {
          const error = reason instanceof Error ? reason : new Error(String(reason))
          failures.push(error)
          return { error }
        },
      )
      asked.set(id, answer)
    }
    return wait(answer)
  }
  // Each id always has the same kind of answer.
  return { prerender: prerender as Prerender, answers, failures }
}
