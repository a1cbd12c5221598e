import { expect } from '@playwright/test'
import { expectChoices } from './arrive.ts'
import type { Dialog } from './dialog.ts'
import type { Donation } from './donations.ts'
import type { Traffic } from './traffic.ts'

/** Title and text of a problem, letter by letter. */
export type Problem = readonly [title: string, text: string]

const changed = 'Prices or choices have changed. Please check your donation again.'

/** The specification's catalogue (section 8), and our additions. */
export const problems = {
  hashFailed: ['Payment', 'Failed to generate payment hash. Please try again.'],
  recordFailed: ['Donation', 'Error while recording the donation.'],
  serverFault: ['Server Error', 'Internal server error'],
  unreachable: ['No connection', 'We could not reach the server. Please check your connection and try again.'],
  timedOut: ['No answer', 'The server took too long to answer. Please try again.'],
  changed: ['Something has changed', changed],
  refused: ['Not accepted', 'The server did not accept this donation. Please check it and try again.'],
  forbidden: ['Not allowed', 'You cannot give from this page. Please give on our website.'],
  gone: ['Not found', 'This project takes no donations at the moment.'],
  tooMany: ['Please wait', 'Too many tries. Please wait a moment.'],
} as const satisfies Record<string, Problem>

/** Expects that CONTINUE stops: a toast and a message beside the button, a retry with the same choices, and no payment on its way. */
export async function expectStopped(
  donation: Donation,
  dialog: Dialog,
  traffic: Traffic,
  [title, text]: Problem,
): Promise<void> {
  const posted = traffic.posted.length
  await dialog.continueButton.click()
  await dialog.expectToast(title, text)
  await expect(dialog.veil).toHaveCount(0)
  await expect(dialog.root.locator('footer')).toContainText(text)
  await expectChoices(donation, dialog)
  expect(traffic.posted).toHaveLength(posted)
}

export const dismiss = (dialog: Dialog): Promise<void> => dialog.toast.getByRole('button', { name: 'Dismiss' }).click()
