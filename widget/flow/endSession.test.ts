import { expect, it, vi } from 'vitest'
import type { Environment } from '../../environment/environment.ts'
import { createFlow } from '../createFlow.ts'
import { noPayment, readyState } from '../flow.testdata.ts'

it('ends the session on a 401 even if the code that follows cannot be fetched', async () => {
  const end = vi.fn()
  const environment = {
    payment: noPayment,
    foreign: false,
    lang: 'en',
    emit() {},
    session: { end },
  } as unknown as Environment
  createFlow(environment, readyState()).dispatch({ type: 'unauthorized' })
  await expect.poll(() => end).toHaveBeenCalledWith('expired')
})
