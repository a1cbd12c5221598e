import { test as base, expect } from '@playwright/test'
import { type Donor, newDonor, signInOnSite } from './accounts.ts'
import { Dialog } from './dialog.ts'
import { roots } from './roots.ts'
import { type Traffic, watchTraffic } from './traffic.ts'

export { expect }

interface Fixtures {
  /** A new donor who is not signed in. */
  donor: Donor
  /** A new donor who is signed in on the trust's site. */
  siteDonor: Donor
  dialog: Dialog
  traffic: Traffic
  /** Checks for every test: no error in the page, and no request to a foreign host. */
  invariants: undefined
}

const ours = new Set(Object.values(roots).map((root) => new URL(root).host))

/** The visitor is not signed in. */
export const test = base.extend<Fixtures>({
  donor: async ({ request }, use) => use(await newDonor(request)),
  siteDonor: async ({ context, donor }, use) => {
    await signInOnSite(context, donor)
    await use(donor)
  },
  dialog: async ({ page }, use) => use(new Dialog(page)),
  traffic: async ({ context }, use) => use(watchTraffic(context)),
  invariants: [
    async ({ context, traffic }, use) => {
      const errors: string[] = []
      context.on('weberror', (error) => errors.push(String(error.error())))
      await use(undefined)
      expect(errors).toEqual([])
      const strange = traffic.urls.filter(
        (url) => !ours.has(new URL(url).host) && !traffic.guests.has(new URL(url).host),
      )
      expect(strange).toEqual([])
    },
    { auto: true },
  ],
})

/** The same for a donor who is signed in on the trust's site before the test starts. */
export const signedIn = test.extend<{ signedInFirst: Donor }>({
  signedInFirst: [async ({ siteDonor }, use) => use(siteDonor), { auto: true }],
})
