import { act, cleanup, fireEvent, render, screen } from '@testing-library/preact'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { memoryStorage } from '../../../shared/auth/storage.ts'
import type { DonationForm } from '../../../shared/kinds/kinds.ts'
import { fixedForm, flexibleForm, itemForm } from '../../../shared/donation/forms.testdata.ts'
import { form as t } from '../../../shared/texts/en/form.ts'
import { lazyText } from '../../../shared/texts/en/lazyText.ts'
import { DialogContext } from '../../dialogContext.ts'
import type { Environment } from '../../environment.ts'
import { createFlow } from '../../flow/createFlow.ts'
import { readyState } from '../../flow/flow.testdata.ts'
import * as give from '../../parts/give.ts'
import { parts } from '../../parts/parts.ts'
import { ChoosingScreen } from './ChoosingScreen.tsx'

/** Everything that a screen reader announces by itself, in order. */
const show = (form: DonationForm) => {
  const environment = { lang: 'en', storage: memoryStorage(), emit() {} } as unknown as Environment
  const flow = createFlow(environment, readyState({ form }))
  const { container } = render(
    <DialogContext.Provider value={{ t, environment, flow }}>
      <ChoosingScreen toast={null} />
    </DialogContext.Provider>,
  )
  const heard: string[] = []
  const hear = new MutationObserver((changes) => {
    for (const { target } of changes) {
      const element = target instanceof Element ? target : target.parentElement
      const region = element?.closest('[role=status],[role=alert],output,[aria-live]:not([aria-live=off])')
      if (region?.textContent) heard.push(region.textContent)
    }
  })
  hear.observe(container, { childList: true, characterData: true, subtree: true })
  const rest = () => act(async () => void (await vi.advanceTimersByTimeAsync(600)))
  return { flow, heard, rest }
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

beforeEach(() => {
  vi.useFakeTimers()
  parts.setState({ en: { lazyText }, give })
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  parts.setState({}, true)
})

it('announces the item’s new quantity and the new total once after plus', async () => {
  const { heard, rest } = show(
    itemForm([
      [60, 1],
      [300, 0],
    ]),
  )
  await rest()
  press('One more: Item 2')
  await rest()
  expect(heard).toEqual(['Item 2: 1, Total Amount: ₹360'])
  press('One less: Item 1')
  await rest()
  expect(heard).toEqual(['Item 2: 1, Total Amount: ₹360', 'Item 1: 0, Total Amount: ₹300'])
})

it('announces many presses in a row once, as their result', async () => {
  const { heard, rest } = show(fixedForm({ baseAmount: 11_000, quantity: 1 }))
  await rest()
  for (let n = 0; n < 4; n++) press('One more: Quantity')
  await rest()
  expect(heard).toEqual(['Quantity: 5, Total Amount: ₹55,000'])
})

it('announces a new amount as the total, but not a purpose or the first view of the form', async () => {
  const { flow, heard, rest } = show(flexibleForm({ amountText: '1000' }))
  await rest()
  await act(() => flow.dispatch({ type: 'answered', answers: { purposeId: 2 } }))
  await rest()
  expect(heard).toEqual([])
  await act(() => flow.dispatch({ type: 'quantityTyped', id: null, text: '2500' }))
  await rest()
  expect(heard).toEqual(['Total Amount: ₹2,500'])
})
