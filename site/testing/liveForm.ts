/** Steps with a form of a prerendered page, whose schema loads when a visitor begins to type. */
import { fireEvent, screen } from '@testing-library/react'

export const field = (label: RegExp | string): HTMLInputElement => screen.getByLabelText<HTMLInputElement>(label)

export const type = (label: RegExp | string, value: string): boolean =>
  fireEvent.input(field(label), { target: { value } })

/** Resolves when the form is shown, and has begun to load what checks it. @param label of one of its fields */
export const whenLive = async (label: string): Promise<void> =>
  void fireEvent.focusIn(await screen.findByLabelText(label))
