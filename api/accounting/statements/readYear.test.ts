import { expect, it } from 'vitest'
import { donationYearsSchema } from '../../../shared/contract/donation/donation.ts'
import { sumDonations } from '../../projects/project.ts'
import { createTestApi } from '../../testing/testApi.ts'
import { recordFact } from '../ledger/recordFact.ts'
import { donorToken, giveAt } from '../testing/giveInYear.ts'
import { sampleForm } from '../testing/sampleYear.ts'
import { inPages } from '../../storage/readPage.ts'
import { readYear } from './readYear.ts'

it.each([0, 1, 2, 3, 4, 5])('reads each of %i rows once, in their order', async (count) => {
  const all = Array.from({ length: count }, (_, index) => ({ id: (index + 1) * 10 }))
  const asked: number[] = []
  const read = async (after: number, size: number) => {
    asked.push(after)
    return all.filter(({ id }) => id > after).slice(0, size)
  }
  const got: typeof all = []
  for await (const page of inPages(read, 2)) got.push(...page)
  expect(got).toEqual(all)
  expect(asked).toEqual([0, 20, 40].slice(0, Math.floor(count / 2) + 1))
})

it('keeps paise exact, and the goal of a project rounds its sum down once', async () => {
  const api = await createTestApi()
  try {
    const token = await donorToken(api, 'asha@example.org')
    const raised = async () => (await sumDonations(api.deps, [4])).get(4)?.raised ?? 0
    const before = await raised()
    for (const [index, paise] of [10, 20, 30, 55].entries()) {
      const donationId = await giveAt(api, token, `2026-11-2${index}T12:00:00Z`)
      const fact = { donationId, event: 'refunded', actor: 'system', at: api.deps.now() } as const
      await recordFact(api.deps.db, { ...fact, amountPaise: paise, reference: `r${index}` })
    }
    const { donations, ledgerRupees } = await readYear(api.deps, '2026-27', sampleForm)
    expect(donations.map(({ returned }) => returned)).toEqual([0.1, 0.2, 0.3, 0.55])
    expect(ledgerRupees).toBe(1998.85)
    // Each donation rounded down by itself would be 1996.
    expect((await raised()) - before).toBe(1998)
    const [year] = (await api.send('donation/years', { token })).data(donationYearsSchema)
    expect(year?.total).toBe(1998.85)
  } finally {
    await api.close()
  }
})
