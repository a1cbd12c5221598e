import { act, cleanup, render, screen } from '@testing-library/preact'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { later } from '../../shared/messages/en/later.ts'
import type { Notice } from '../flow/state.ts'
import { inDialog, readyFlow } from '../testing/inDialog.tsx'
import { NoticeToast } from './NoticeToast.tsx'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

it.each([
  ['a warning about a field', 'noPurpose', 5000],
  ['an error', 'serverFault', 3000],
] as const)('shows %s as long as the specification says', async (_, code, ms) => {
  const flow = readyFlow()
  const ended = vi.spyOn(flow, 'dispatch')
  const notice: Notice = { code, number: 1 }
  render(inDialog(<NoticeToast notice={notice} />, flow))
  expect(screen.getByRole('alert').textContent).toContain(later.problems[code].join(''))
  await act(() => void vi.advanceTimersByTime(ms - 1))
  expect(ended).not.toHaveBeenCalled()
  await act(() => void vi.advanceTimersByTime(1))
  expect(ended).toHaveBeenCalledExactlyOnceWith({ type: 'noticeEnded' })
})
