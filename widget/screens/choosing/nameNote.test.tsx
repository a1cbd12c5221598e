import { cleanup, render, screen } from '@testing-library/preact'
import { afterEach, expect, it } from 'vitest'
import { flexibleForm } from '../../../shared/donation/forms.testdata.ts'
import { later } from '../../../shared/messages/en/later.ts'
import { inDialog } from '../../testing/inDialog.tsx'
import { NameNote } from './FormEnd.tsx'

const purposes = [
  { id: 1, title: 'Where it is needed most' },
  { id: 2, title: 'In memory of a loved one', asks_name: true },
]
afterEach(cleanup)

it.each([
  [2, later.nameAfterwards],
  [1, ''],
  [null, ''],
])('says, with purpose %s chosen, when the name can be given, in an element that existed before', (purposeId, said) => {
  render(inDialog(<NameNote form={flexibleForm({ purposes, purposeId })} />))
  expect(screen.getByRole('status').textContent).toBe(said)
})

it('shows nothing if no purpose promises to write a name', () => {
  render(inDialog(<NameNote form={flexibleForm({ purposes: purposes.slice(0, 1), purposeId: 1 })} />))
  expect(screen.queryByRole('status')).toBeNull()
})
