import { act, cleanup, fireEvent, render, screen } from '@testing-library/preact'
import { useState } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { form as t } from '../../shared/texts/en/form.ts'
import { DialogContext } from '../dialogContext.ts'
import type { Environment } from '../environment.ts'
import { createFlow } from '../flow/createFlow.ts'
import { readyState } from '../flow/flow.testdata.ts'
import { Boundary } from './Boundary.tsx'

const options = { apiRoot: '', siteRoot: 'https://t.example.org' }
const emit = vi.fn()
const environment = { options, foreign: true, lang: 'en', emit } as unknown as Environment
const flow = createFlow(environment, readyState())

const broken = new Error('broken by the page')
let working: boolean
let brokenAtFirst: boolean
/** Renders until something is pressed, then only if it works. */
const Form = () => {
  const [pressed, press] = useState(brokenAtFirst)
  if (pressed && !working) throw broken
  return <button onClick={() => press(true)}>{pressed ? 'Pressed' : 'Press'}</button>
}
const show = () =>
  render(
    <DialogContext.Provider value={{ t, environment, flow }}>
      <Boundary emit={emit}>
        <Form />
      </Boundary>
    </DialogContext.Provider>,
  )

beforeEach(() => {
  working = brokenAtFirst = false
  vi.spyOn(console, 'warn').mockReturnValue()
})
afterEach(() => {
  cleanup()
  emit.mockClear()
})

it('replaces a component that throws in a later render by a calm panel with links to the trust’s page, and reports it', async () => {
  show()
  await act(() => void fireEvent.click(screen.getByText('Press')))
  expect(screen.queryByText('Press')).toBeNull()
  expect(screen.getByRole('alert').textContent).toContain(t.loadFailed)
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    'https://t.example.org/donate?lang=en&project=4',
    'https://t.example.org/donate?lang=en&project=4&ways=offline',
  ])
  expect(emit.mock.calls).toEqual([['donate:error', { code: 'formFailed' }]])
  expect(console.warn).toHaveBeenCalledWith('DonateWidget:', broken)
})

it('draws it again on every try', async () => {
  show()
  await act(() => void fireEvent.click(screen.getByText('Press')))
  const tryAgain = () => act(() => void fireEvent.click(screen.getByText(t.tryAgain)))
  await tryAgain()
  await act(() => void fireEvent.click(screen.getByText('Press')))
  expect(screen.getByRole('alert')).toBeTruthy()
  working = true
  await tryAgain()
  await act(() => void fireEvent.click(screen.getByText('Press')))
  expect(screen.getByText('Pressed')).toBeTruthy()
  expect(emit).toHaveBeenCalledTimes(2)
})

it('leaves an error in the first render to the loader, whose links need none of this code', () => {
  brokenAtFirst = true
  expect(show).toThrow(broken)
  expect(emit).not.toHaveBeenCalled()
})
