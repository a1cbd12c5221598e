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

/**
 * How long the next toast is shown, in ms, measured in the page itself. Call it before the toast appears.
 * @param act causes the toast
 */
export async function toastLife(dialog: Dialog, act: () => Promise<void>): Promise<number> {
  await dialog.root.evaluate((root) => {
    const seen = (): boolean => root.querySelector('.toast') !== null
    let since = 0
    const watch = new MutationObserver(() => {
      if (seen() && since === 0) since = performance.now()
      if (!seen() && since > 0) {
        ;(root as HTMLElement).dataset['toastLife'] = String(performance.now() - since)
        watch.disconnect()
      }
    })
    watch.observe(root, { childList: true, subtree: true })
  })
  await act()
  await expect(dialog.root).toHaveAttribute('data-toast-life', /\d/, { timeout: 10_000 })
  return Number(await dialog.root.getAttribute('data-toast-life'))
}

/** On a busy machine the test sees a toast late, and its end later still. The limits tell 3 s from 5 s. */
export function expectLife(lifeMs: number, wantedMs: number): void {
  expect(lifeMs).toBeGreaterThan(wantedMs - 500)
  expect(lifeMs).toBeLessThan(wantedMs + 1500)
}

/** Expects that the toast covers neither the focused field nor its message: both are readable in full. */
export async function expectUncovered(dialog: Dialog): Promise<void> {
  await expect(dialog.toast).toBeInViewport({ ratio: 1 })
  const covered = (): Promise<string[]> =>
    dialog.root.evaluate((root) => {
      const seen = (one: Element): boolean => {
        const { left, right, top, bottom } = one.getBoundingClientRect()
        const within = root.getRootNode() as ShadowRoot
        return [top + 2, (top + bottom) / 2, bottom - 2].every((y) => {
          const met = within.elementFromPoint((left + right) / 2, y)
          return met !== null && (one.contains(met) || met.contains(one))
        })
      }
      const marked = [...root.querySelectorAll('[aria-invalid=true]')]
      const notes = marked.flatMap((one) => one.getAttribute('aria-describedby')?.split(' ') ?? [])
      // In a list of choices the first one has the focus.
      const fields = marked.map((one) => one.querySelector('[type=radio]') ?? one)
      return [...fields, ...notes.map((id) => root.querySelector(`#${id}`))]
        .filter((one) => one === null || !seen(one))
        .map((one) => one?.id ?? 'a note that is not there')
    })
  // A page may scroll smoothly.
  await expect.poll(covered).toEqual([])
}
