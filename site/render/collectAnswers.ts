import { use as wait } from 'react'
import type { Prerender } from '../app/services.ts'

export interface CollectedAnswers {
  prerender: Prerender
  /** By what was asked. */
  answers: Record<string, unknown>
  failures: Error[]
}

/** Asks for what a page needs while it is rendered, each thing once, and keeps the answers for the browser. */
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
  // Each id is asked for with one kind of answer.
  return { prerender: prerender as Prerender, answers, failures }
}
