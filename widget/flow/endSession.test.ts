import { afterEach, expect, it, vi } from 'vitest'
import type { Environment } from '../environment.ts'
import { parts } from '../parts.ts'
import { createFlow } from './createFlow.ts'
import { readyState } from './flow.testdata.ts'

vi.mock('../give.ts', () => ({
  get give(): never {
    throw new Error('did not come')
  },
}))

afterEach(() => parts.setState({}, true))

it('a 401 ends the session also where the code that comes after it cannot be fetched', async () => {
  const end = vi.fn()
  const environment = { foreign: false, lang: 'en', emit() {}, session: { end } } as unknown as Environment
  createFlow(environment, readyState()).dispatch({ type: 'unauthorized' })
  await vi.waitFor(() => expect(end).toHaveBeenCalledWith('expired'))
})
