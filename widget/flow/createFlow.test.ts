import { expect, it, vi } from 'vitest'
import type { Environment } from '../environment.ts'
import { importers } from '../parts/importers.ts'
import { parts, providePartsFrom } from '../parts/parts.ts'
import { createFlow, type Flow, runEffect } from './createFlow.ts'
import { readyState } from './flow.testdata.ts'
import type { FlowEvent } from './state.ts'

it.each([
  [{ do: 'loadProjects' } as const, 'projectsArrived', 'projectsFailed'],
  [{ do: 'loadGiving', projectId: 1, load: 1 } as const, 'givingArrived', 'givingFailed'],
])(
  'ends %o as a failed load, never as an endless wait, on a page that broke the parsing of answers',
  async (effect, arrived, failed) => {
    vi.spyOn(console, 'info').mockReturnValue()
    const dispatched: string[] = []
    const dispatch = ({ type }: FlowEvent): void => {
      dispatched.push(type)
      if (type === arrived) throw new TypeError('reduce is not what it was')
    }
    const answers = async () => ({})
    const api = { get: answers, post: answers }
    const environment = { reader: () => api } as unknown as Environment
    await runEffect(effect, environment, { dispatch } as Flow)
    expect(dispatched).toEqual([arrived, failed])
  },
)

it('ends the session on a 401 even if the code that sends a donation does not load', async () => {
  const end = vi.fn()
  const environment = { foreign: false, emit() {}, close() {}, session: { end } } as unknown as Environment
  parts.setState({}, true)
  providePartsFrom({ ...importers, give: () => Promise.reject(new Error('blocked')) })
  createFlow(environment, readyState()).dispatch({ type: 'unauthorized' })
  await expect.poll(() => end).toHaveBeenCalledWith('expired')
})
