/** Steps with a form of a prerendered page, whose code loads when the form is nearly in view. */
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect } from 'vitest'

export const field = (label: RegExp | string): HTMLInputElement => screen.getByLabelText<HTMLInputElement>(label)

export const type = (label: RegExp | string, value: string): boolean =>
  fireEvent.input(field(label), { target: { value } })

/** Resolves when the form's code has replaced the fields of the page. @param label of one of them */
export const whenLive = async (label: string): Promise<void> => {
  const before = await screen.findByLabelText(label)
  fireEvent.focusIn(before)
  await waitFor(() => expect(before.isConnected).toBe(false))
}
