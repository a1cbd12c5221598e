import { donationsOf } from '../support/accounts.ts'
import { prepare } from '../support/arrive.ts'
import type { Dialog } from '../support/dialog.ts'
import { expect, signedIn, test } from '../support/fixtures.ts'
import { atGateway, postsOf } from '../support/gatewayPage.ts'
import { fixedDonation as donation } from '../support/donations.ts'

test.use({ hasTouch: true })

/** A touch, and the click that some browsers send after it. */
async function pressTwice({ continueButton, page }: Dialog): Promise<void> {
  const box = (await continueButton.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await page.touchscreen.tap(x, y)
  await page.mouse.click(x, y)
}

test('makes one donation of a touch and a click on CONTINUE', async ({ dialog, page, siteDonor, traffic, request }) => {
  await prepare('partner', donation, dialog)
  await pressTwice(dialog)
  await atGateway(page)
  expect(traffic.count('donation/payment-detail')).toBe(1)
  expect(traffic.count('donation/add-donation')).toBe(1)
  expect(traffic.posted).toHaveLength(1)
  // The servers' count, not the page's.
  expect(await donationsOf(request, siteDonor)).toHaveLength(1)
  expect(await postsOf(request, traffic.posted[0]?.['txnid'] ?? '')).toEqual(['accepted'])
})

signedIn(
  'makes one donation of repeated clicks before the script has loaded everything',
  async ({ dialog, page, traffic }) => {
    await dialog.openOnSite(`?project=${donation.projectId}&purpose=${donation.purpose.id}`)
    await dialog.continueButton.evaluate((button) => {
      for (let n = 0; n < 3; n++) (button as HTMLButtonElement).click()
    })
    await atGateway(page)
    expect(traffic.count('donation/payment-detail')).toBe(1)
    expect(traffic.posted).toHaveLength(1)
  },
)
