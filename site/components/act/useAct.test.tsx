import { fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { createTestApi } from '../../../api/testing/testApi.ts'
import { form, ravi } from '../../testing/profileTests.ts'
import { renderSite } from '../../testing/renderSite.tsx'

afterEach(() => {
  vi.doUnmock('./ownAct.tsx')
})

it('does nothing if the code for afterwards does not load: what was done would look like a failure', async () => {
  // oxlint-disable-next-line vitest/no-restricted-vi-methods -- taken back after the test
  vi.doMock('./ownAct.tsx', () => {
    throw new Error('The code did not load')
  })
  const api = await createTestApi()
  const site = await renderSite(api, '/profile', ravi)
  const details = await form('Your details')
  fireEvent.click(details.getByRole('button', { name: 'Save details' }))
  await screen.findByText(/We could not reach the server/)
  expect(site.calls).not.toContain('POST profile/update')
  await api.close()
})
