import { type Donor, donateCounted, limits } from '../support/countedDonation.ts'
import { expect, test } from '../support/fixtures.ts'
import { newEmail } from '../support/providerWindow.ts'
import { roots } from '../support/roots.ts'

for (const donor of ['new', 'returning', 'signedIn'] as const satisfies Donor[]) {
  const { presses, fields } = limits[donor]
  test(`a donor (${donor}) reaches the provider from the start page in ${presses} presses and ${fields} typed fields at most`, async ({
    page,
  }) => {
    const effort = await donateCounted(page, roots, donor, newEmail())
    expect(effort.presses).toBeGreaterThan(2)
    expect(effort.presses).toBeLessThanOrEqual(presses)
    expect(effort.fields).toBeLessThanOrEqual(fields)
  })
}
