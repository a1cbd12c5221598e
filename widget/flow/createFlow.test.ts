import { expect, it, vi } from 'vitest'
import type { Environment } from '../environment/environment.ts'
import type { Flow } from './createFlow.ts'
import type { ChoosingEvent } from './events.ts'
import { runEffect } from './runEffect.ts'

it.each([
  [{ do: 'loadProjects' } as const, 'projectsArrived', 'projectsFailed'],
  [{ do: 'loadGiving', projectId: 1, load: 1 } as const, 'givingArrived', 'givingFailed'],
])(
  'ends %o as a failed load, never as an endless wait, on a page that broke the parsing of answers',
  async (effect, arrived, failed) => {
    vi.spyOn(console, 'info').mockReturnValue()
    const said: string[] = []
    const dispatch = ({ type }: ChoosingEvent): void => {
      said.push(type)
      if (type === arrived) throw new TypeError('reduce is not what it was')
    }
    const answers = async () => ({})
    const api = { get: answers, post: answers }
    const environment = { reader: () => api } as unknown as Environment
    await runEffect(effect, environment, { dispatch } as Flow)
    expect(said).toEqual([arrived, failed])
  },
)
