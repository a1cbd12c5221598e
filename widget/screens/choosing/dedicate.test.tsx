import { cleanup, fireEvent, render, screen } from '@testing-library/preact'
import { afterEach, expect, it } from 'vitest'
import { memoryStorage, pendingKey } from '../../../shared/auth/storage.ts'
import { presetsOf } from '../../../shared/donation/answers.ts'
import { writePending } from '../../../shared/donation/pendingDonation.ts'
import { form as t } from '../../../shared/texts/en/form.ts'
import { lazyText } from '../../../shared/texts/en/lazyText.ts'
import { DialogContext, useFlowState } from '../../dialogContext.ts'
import type { Environment } from '../../environment.ts'
import { createFlow } from '../../flow/createFlow.ts'
import { readyState } from '../../flow/flow.testdata.ts'
import { parts } from '../../parts/parts.ts'
import { Dedicate } from './Dedicate.tsx'

const texts = lazyText.dedication
const state = readyState()
const Form = () => {
  const { form } = useFlowState()
  return form && <Dedicate form={form} />
}
/** @param stored the pending donation in the browser's storage */
const show = (foreign = false, stored = '') => {
  parts.setState({ en: { lazyText } })
  const storage = memoryStorage()
  storage.setItem(pendingKey, stored)
  const environment = { lang: 'en', foreign, storage, now: () => 0, emit() {} } as unknown as Environment
  const flow = createFlow(environment, state)
  render(
    <DialogContext.Provider value={{ t, environment, flow }}>
      <Form />
    </DialogContext.Provider>,
  )
  return () => flow.getState().form?.dedication
}
afterEach(cleanup)
const open = () => fireEvent.click(screen.getByRole('button', { name: texts.open }))
const type = (value: string) => fireEvent.input(screen.getByLabelText(texts.name), { target: { value } })

it('shows the name back as the card will say it, in any script', () => {
  const dedication = show()
  open()
  expect(screen.queryByRole('figure')).toBeNull()
  type(' শান্তি দেবী ')
  fireEvent.change(screen.getByLabelText(texts.occasion), { target: { value: 'memory' } })
  expect(screen.getByRole('figure', { name: texts.preview }).textContent).toMatch(/^In memory ofশান্তি দেবীA donation/)
  expect(dedication()).toEqual({ occasion: 'memory', name: 'শান্তি দেবী' })
})

it('sends no name that cannot be written, and says so', () => {
  const dedication = show()
  open()
  type('Shanti')
  type('Shanti at pills.example')
  expect(screen.getByRole('alert').textContent).toBe(texts.wrong)
  expect(dedication()).toBeNull()
})

it('sends no name that the donor has closed, and keeps it for opening again', () => {
  const dedication = show()
  open()
  type('Shanti')
  fireEvent.click(screen.getByRole('button', { name: texts.close }))
  expect(dedication()).toBeNull()
  open()
  expect(dedication()).toEqual({ occasion: 'honour', name: 'Shanti' })
})

it('survives the way back from a sign-in page, whose address holds no name, until the donor takes it away', () => {
  const form = { ...state.form!, dedication: { occasion: 'memory', name: 'Shanti' } as const }
  const dedication = show(false, writePending(form.projectId, presetsOf(form), undefined, 0))
  expect(screen.getByRole('figure', { name: texts.preview }).textContent).toContain('Shanti')
  expect(dedication()).toEqual(form.dedication)
  fireEvent.click(screen.getByRole('button', { name: texts.close }))
  expect(dedication()).toBeNull()
})

it('asks for no name on a partner’s page', () => {
  show(true)
  expect(screen.queryByRole('button')).toBeNull()
})
