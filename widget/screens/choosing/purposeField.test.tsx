import { cleanup, render, screen } from '@testing-library/preact'
import { afterEach, expect, it } from 'vitest'
import type { FlexibleForm } from '../../../shared/kinds/flexible.ts'
import { newForm } from '../../../shared/donation/answers.ts'
import { form as t } from '../../../shared/texts/en/form.ts'
import { lazyText } from '../../../shared/texts/en/lazyText.ts'
import { DialogContext } from '../../dialogContext.ts'
import type { Environment } from '../../environment.ts'
import { createFlow } from '../../flow/createFlow.ts'
import { giving, projects, readyState } from '../../flow/flow.testdata.ts'
import { parts } from '../../parts/parts.ts'
import { PurposeField } from './PurposeField.tsx'

const purposes = (count: number) =>
  Array.from({ length: count }, (_, n) => ({ id: n + 1, title: `Purpose ${n + 1}`, asks_name: n === 1 }))

const show = (count: number, error?: string, purposeId: number | null = null) => {
  const environment = { lang: 'en', emit() {} } as unknown as Environment
  const form = { ...(readyState().form as FlexibleForm), purposes: purposes(count), purposeId }
  const flow = createFlow(environment, readyState({ form }))
  render(
    <DialogContext.Provider value={{ t, environment, flow }}>
      <PurposeField form={form} error={error} />
    </DialogContext.Provider>,
  )
  return flow
}
afterEach(cleanup)

it('offers up to five purposes as buttons', () => {
  const flow = show(5)
  expect(screen.getAllByRole('radio')).toHaveLength(5)
  expect(screen.getByText('Select Your Purpose')).toBeTruthy()
  screen.getByLabelText('Purpose 3').click()
  expect(flow.getState().form?.purposeId).toBe(3)
})

it('offers more in a native select', () => {
  show(6)
  expect(screen.getByLabelText<HTMLSelectElement>('Purpose of Donation').options).toHaveLength(7)
})

it('shows a missing purpose at the choices', () => {
  show(3, 'No purpose selected!')
  const group = screen.getByRole('radiogroup')
  expect(group.getAttribute('aria-invalid')).toBe('true')
  expect(document.getElementById(group.getAttribute('aria-describedby')!)?.textContent).toBe('No purpose selected!')
})

it.each([
  [5, 2, lazyText.nameAfterwards],
  [5, 1, t.choosePurpose],
  [5, null, t.choosePurpose],
  [6, 2, lazyText.nameAfterwards],
  [6, 1, ''],
])(
  'says, of %i purposes with %s chosen, when the name can be given, in a line that was there before',
  (count, id, expected) => {
    parts.setState({ en: { lazyText } })
    show(count, undefined, id)
    expect(screen.getByRole('status').textContent).toBe(expected)
  },
)

it('chooses a single purpose and asks nothing', () => {
  show(1)
  expect(screen.queryByText('Purpose of Donation')).toBeNull()
  expect(newForm(projects[1]!, { ...giving, purpose: purposes(1) })?.purposeId).toBe(1)
  expect(newForm(projects[1]!, { ...giving, purpose: purposes(2) })?.purposeId).toBeNull()
})
