import { expect } from '@playwright/test'
import type { Dialog } from './dialog.ts'
import { answerWith, ended } from './faults.ts'
import { atGateway } from './gatewayPage.ts'
import type { Donation } from './donations.ts'
import { signInAhead } from './signIn.ts'

/** The place of the dialog: the partner's page, or the trust's own site. */
export const places = ['partner', 'site'] as const
export type Place = (typeof places)[number]

/** Opens the dialog for the donation's project and makes its choices. The next step is CONTINUE. On the site the donor is already signed in. */
export async function prepare(place: Place, donation: Donation, dialog: Dialog): Promise<void> {
  if (place === 'partner') {
    let chosen = (): void => undefined
    const after = new Promise<void>((resolve) => {
      chosen = resolve
    })
    await answerWith(dialog.page, 'get-contact-details', { ...ended, times: 1, after })
    await dialog.openOnPartner({ projectId: donation.projectId })
    await donation.choose(dialog)
    // The consent is for the project and the amount in view (decision 040).
    chosen()
    await signInAhead(dialog)
  } else {
    await dialog.openOnSite(`?project=${donation.projectId}`)
    await donation.choose(dialog)
  }
}

/** Continues to the provider's payment page. */
export async function arrive(place: Place, donation: Donation, dialog: Dialog): Promise<void> {
  await prepare(place, donation, dialog)
  await dialog.continueButton.click()
  await atGateway(dialog.page)
}

/** Expects the dialog with all of the donation's choices. */
export async function expectChoices(donation: Donation, dialog: Dialog): Promise<void> {
  await expect(dialog.total).toHaveText(donation.shown)
  await expect(dialog.chosenPurpose).toHaveValue(String(donation.purpose.id))
  for (const { id, qty } of donation.items) {
    const name = { 11: 'A meal for one', 12: 'Meals for a family of five' }[id]
    await expect(dialog.root.getByRole('textbox', { name: name ?? '', exact: true })).toHaveValue(String(qty))
  }
}
