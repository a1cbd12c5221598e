import { cleanup, render, screen } from '@testing-library/preact'
import { afterEach, expect, it } from 'vitest'
import { form as t } from '../../../shared/texts/en/form.ts'
import { DialogContext } from '../../dialogContext.ts'
import type { Environment } from '../../environment.ts'
import { createFlow } from '../../flow/createFlow.ts'
import { readyState } from '../../flow/flow.testdata.ts'
import type { State } from '../../flow/state.ts'
import { ChoosingScreen } from './ChoosingScreen.tsx'

const draw = (state: State) => {
  const environment = { lang: 'en', emit() {} } as unknown as Environment
  return render(
    <DialogContext.Provider value={{ t, environment, flow: createFlow(environment, state) }}>
      <ChoosingScreen toast={null} />
    </DialogContext.Provider>,
  )
}
const show = (count: number) => {
  const projects = Array.from({ length: count }, (_, n) => ({
    id: n + 1,
    title: `Well ${n + 1}`,
    donation_type: 'flexible' as const,
  }))
  draw(readyState({ projects, projectId: null, presetProject: false, form: null }))
}
afterEach(cleanup)

it.each([
  [12, 12],
  [13, 0],
])('offers, of %i projects, %i as buttons, and all in the select', (count, buttons) => {
  show(count)
  expect(screen.queryAllByRole('button', { name: /^Well/ })).toHaveLength(buttons)
  expect(screen.getByLabelText<HTMLSelectElement>(t.project).options).toHaveLength(count + 1)
})

it.each([
  ['invalidAmount', ['amount-note']],
  ['noItems', ['amount-note']],
  ['noPurpose', ['purpose-note']],
  ['noPurposeFlexible', ['purpose-note']],
  ['noDonor', []],
] as const)('shows the problem %s at %j and nowhere else', (problem, notes) => {
  const { container } = draw(readyState({ problem }))
  expect([...container.querySelectorAll('.error')].map((note) => note.id)).toEqual(notes)
})

it('asks for the purpose before the amount', () => {
  const { container } = draw(readyState())
  const fields = [...container.querySelectorAll('#purpose, #amount')]
  expect(fields.map(({ id }) => id)).toEqual(['purpose', 'amount'])
})
