import { cleanup, render, screen } from '@testing-library/preact'
import { afterEach, expect, it } from 'vitest'
import { form as t } from '../../../shared/messages/en/form.ts'
import { DialogContext } from '../../dialogContext.ts'
import type { Environment } from '../../environment.ts'
import { createFlow } from '../../flow/createFlow.ts'
import { readyState } from '../../flow/flow.testdata.ts'
import { ChoosingScreen } from './ChoosingScreen.tsx'

const show = (count: number) => {
  const projects = Array.from({ length: count }, (_, n) => ({
    id: n + 1,
    title: `Well ${n + 1}`,
    donation_type: 'flexible' as const,
  }))
  const environment = { lang: 'en', emit() {} } as unknown as Environment
  const state = readyState({ projects, projectId: null, presetProject: false, form: null })
  render(
    <DialogContext.Provider value={{ t, environment, flow: createFlow(environment, state) }}>
      <ChoosingScreen state={state} toast={null} />
    </DialogContext.Provider>,
  )
}
afterEach(cleanup)

it.each([
  [12, 12],
  [13, 0],
])('of %i projects, %i are there to be chosen with one press; all are in the select', (count, buttons) => {
  show(count)
  expect(screen.queryAllByRole('button', { name: /^Well/ })).toHaveLength(buttons)
  expect(screen.getByLabelText<HTMLSelectElement>(t.project).options).toHaveLength(count + 1)
})
