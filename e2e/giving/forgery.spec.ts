import type { Page } from '@playwright/test'
import type { Dialog } from '../support/dialog.ts'
import { expect, signedIn, test } from '../support/fixtures.ts'
import { listenOn } from '../support/foreignServers.ts'
import { flexibleDonation } from '../support/donations.ts'
import { roots } from '../support/roots.ts'
import { fillLogin, openPopup } from '../support/signIn.ts'

async function toPopup(dialog: Dialog): Promise<Page> {
  await dialog.openOnPartner({ projectId: 4, purposeId: 41 })
  await dialog.continueButton.click()
  return openPopup(dialog)
}

const session = (state: string) => ({ type: 'donate:session', state, token: 'forged-token', expiresIn: 900 })
const stateOf = (popup: Page): string => new URL(popup.url()).searchParams.get('state') ?? ''

/** Expects that the message is ignored: the dialog still waits, and CONTINUE has no token. */
async function expectIgnored(dialog: Dialog): Promise<void> {
  await dialog.page.waitForTimeout(300)
  await expect(dialog.root.getByText('Please sign in in the window that has opened.')).toBeVisible()
  await expect(dialog.root.getByText('You are signed in.')).toHaveCount(0)
}

test('ignores messages with a wrong shape or state, even from the right window', async ({ dialog }) => {
  const popup = await toPopup(dialog)
  await popup.getByRole('heading', { level: 1 }).waitFor()
  const state = stateOf(popup)
  const good = session(state)
  const wrong: unknown[] = [
    { ...good, state: '0'.repeat(32) },
    { ...good, state: state.slice(0, -1) },
    { ...good, state: [state] },
    { ...good, type: 'session' },
    { ...good, token: '' },
    { ...good, token: { toString: 'x' } },
    'donate:session',
    null,
    [good],
  ]
  for (const message of wrong)
    await popup.evaluate(([sent, to]) => (window.opener as Window).postMessage(sent, to), [
      message,
      roots.partnerRoot,
    ] as const)
  await expectIgnored(dialog)
})

test('ignores the right message from another window of the right origin, from the page itself or a frame', async ({
  dialog,
  page,
}) => {
  const popup = await toPopup(dialog)
  const state = stateOf(popup)
  // The page itself, claiming the right origin.
  await page.evaluate(
    ([message, origin]) => dispatchEvent(new MessageEvent('message', { data: message, origin, source: window })),
    [session(state), roots.siteRoot] as const,
  )
  // A second window of the trust's own origin.
  const [second] = await Promise.all([
    page.waitForEvent('popup'),
    page.evaluate((root) => void window.open(`${root}/connect`), roots.siteRoot),
  ])
  await second.getByRole('heading', { level: 1 }).waitFor()
  await second.evaluate(([message, to]) => (window.opener as Window).postMessage(message, to), [
    session(state),
    roots.partnerRoot,
  ] as const)
  await expectIgnored(dialog)
})

test('ignores the right window after it navigated to another origin', async ({ dialog, traffic }) => {
  const popup = await toPopup(dialog)
  const state = stateOf(popup)
  const other = await listenOn('<!doctype html><title>Another origin</title>')
  traffic.guests.add(new URL(other.root).host)
  try {
    await popup.evaluate((root) => location.assign(root), other.root)
    await popup.waitForURL(`${other.root}/`)
    await popup.evaluate(([message, to]) => (window.opener as Window).postMessage(message, to), [
      session(state),
      roots.partnerRoot,
    ] as const)
    await expectIgnored(dialog)
  } finally {
    await other.close()
  }
})

test('accepts a state once, and ignores the same message for the next window', async ({ dialog, page, donor }) => {
  const first = await toPopup(dialog)
  const state = stateOf(first)
  await first.close()
  await expect(dialog.root.getByText('Please sign in in the window')).toHaveCount(0)
  const second = await openPopup(dialog)
  await second.getByRole('heading', { level: 1 }).waitFor()
  await second.evaluate(([message, to]) => (window.opener as Window).postMessage(message, to), [
    session(state),
    roots.partnerRoot,
  ] as const)
  await expectIgnored(dialog)
  await fillLogin(second, donor)
  await second.getByRole('button', { name: 'Sign in and continue' }).click()
  await expect(dialog.root.getByText('Taking you to the secure payment page')).toBeVisible()
  expect(page.url()).toBe(`${roots.partnerRoot}/`)
})

test('gives a page that is no partner the site’s address instead of a token', async ({
  page,
  dialog,
  siteDonor,
  traffic,
}) => {
  const { title, projectId } = flexibleDonation
  const stranger = await listenOn(
    `<!doctype html><html lang="en"><title>A stranger</title><script async src="${roots.siteRoot}/widget/v1/donate.js"></script>`,
  )
  traffic.guests.add(new URL(stranger.root).host)
  try {
    await page.goto(stranger.root)
    await dialog.open({ projectId, purposeId: 41 })
    await expect(dialog.root).toHaveAccessibleName(`Make a Donation for ${title}`)
    // An old or forged page would open the window like this. Our own code opens the trust's page at once.
    const [popup] = await Promise.all([
      page.waitForEvent('popup'),
      page.evaluate(
        (root) =>
          void open(`${root}/connect?${new URLSearchParams({ origin: location.origin, state: 'f'.repeat(32) })}`),
        roots.siteRoot,
      ),
    ])
    await expect(popup.getByRole('heading', { level: 1 })).toHaveText('You cannot sign in for this page')
    await expect(popup.getByText(stranger.root, { exact: true })).toBeVisible()
    await expect(popup.getByRole('button', { name: /Continue as/ })).toHaveCount(0)
    expect(traffic.count('donation/partner-token')).toBe(0)
    // Not even with the donor's own token in a hand-made request.
    const asked = await page.request.post(`${roots.apiRoot}/donation/partner-token`, {
      headers: { Authorization: `Bearer ${siteDonor.token}`, Origin: roots.siteRoot },
      data: { origin: stranger.root },
    })
    expect(asked.status()).toBe(422)
    expect(await asked.text()).not.toContain('token')
  } finally {
    await stranger.close()
  }
})

for (const asked of ['null', 'http://localhost.evil.example']) {
  signedIn(`gives nothing to a sign-in window that was opened for "${asked}"`, async ({ page, context, traffic }) => {
    await page.goto(roots.partnerRoot)
    const [popup] = await Promise.all([
      context.waitForEvent('page'),
      page.evaluate(
        ([root, origin]) =>
          void window.open(`${root}/connect?${new URLSearchParams({ origin: origin ?? '', state: 'f'.repeat(32) })}`),
        [roots.siteRoot, asked],
      ),
    ])
    await expect(popup.getByRole('heading', { level: 1 })).toHaveText(
      /This window belongs to a partner’s page|You cannot sign in for this page/,
    )
    await expect(popup.getByRole('button', { name: /Continue as/ })).toHaveCount(0)
    expect(traffic.count('donation/partner-token')).toBe(0)
  })
}
