import { act, cleanup, render, screen } from '@testing-library/preact'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { lazyText } from '../../shared/texts/en/lazyText.ts'
import type { Notice } from '../flow/state.ts'
import { inDialog, readyFlow } from '../testing/inDialog.tsx'
import { NoticeToast } from './NoticeToast.tsx'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

it.each([
  ['the title of a warning about a field', 'noPurpose', 5000, lazyText.problems.noPurpose[0]],
  ['title and text of an error', 'serverFault', 3000, lazyText.problems.serverFault.join('')],
] as const)('shows %s as long as the specification says', async (_, code, ms, expected) => {
  const flow = readyFlow()
  const ended = vi.spyOn(flow, 'dispatch')
  const notice: Notice = { code, number: 1 }
  render(inDialog(<NoticeToast notice={notice} />, flow))
  expect(screen.getByRole('alert').querySelector('p')?.textContent).toBe(expected)
  await act(() => void vi.advanceTimersByTime(ms - 1))
  expect(ended).not.toHaveBeenCalled()
  await act(() => void vi.advanceTimersByTime(1))
  expect(ended).toHaveBeenCalledExactlyOnceWith({ type: 'noticeEnded' })
})

it.each([
  ['1e5', lazyText.problems.invalidAmount.join('')],
  ['0', lazyText.problems.invalidAmount[0]],
])('with %j typed, shows the sentence only if the field shows another one', (text, expected) => {
  const flow = readyFlow()
  flow.dispatch({ type: 'quantityTyped', id: null, text })
  render(inDialog(<NoticeToast notice={{ code: 'invalidAmount', number: 1 }} />, flow))
  expect(screen.getByRole('alert').querySelector('p')?.textContent).toBe(expected)
})
