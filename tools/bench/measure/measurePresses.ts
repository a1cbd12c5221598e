/** The effort of a donation in presses and typed fields, on the same path as the browser test. */
import type { Browser } from '@playwright/test'
import { type Donor, donateCounted, type Effort, limits } from '../../../e2e/support/donations/countedDonation.ts'
import { table } from '../table.ts'

const names: Readonly<Record<Donor, string>> = {
  new: 'a new donor',
  returning: 'a returning donor, signed out',
  signedIn: 'a donor who is signed in',
}

/** Once each, because nothing of it depends on the machine. */
export async function measurePresses(
  browser: Browser,
  roots: { siteRoot: string; gatewayRoot: string },
): Promise<Record<Donor, Effort>> {
  const once = async (donor: Donor): Promise<Effort> => {
    const context = await browser.newContext({ locale: 'en-IN' })
    try {
      return await donateCounted(await context.newPage(), roots, donor, `bench.${Date.now()}@example.org`)
    } finally {
      await context.close()
    }
  }
  return { new: await once('new'), returning: await once('returning'), signedIn: await once('signedIn') }
}

export function pressesReport(efforts: Record<Donor, Effort>): string {
  const rows = (['new', 'returning', 'signedIn'] as const).map((donor) => {
    const [took, most] = [efforts[donor], limits[donor]]
    const passed = took.presses <= most.presses && took.fields <= most.fields
    const shown = ({ presses, fields }: Effort): string => `${presses} + ${fields}`
    return [names[donor], shown(took), shown(most), passed ? 'pass' : 'OVER']
  })
  return table('Presses + typed fields, from the start page to the provider', ['', 'took', 'most', ''], rows)
}
