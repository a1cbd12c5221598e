import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { type StatementForm, statementFormSchema } from '../../../shared/contract/content/rules.ts'
import { contentDirectory } from '../../testing/demoContent.ts'
import type { StatementFacts } from '../statements/checkStatement.ts'
import { toRows, netOf, type StatementDonation } from '../statements/toRows.ts'
import { financialYearDays } from '../../payment/financialYear.ts'

/** The demo's forms, oldest first. */
const forms = z
  .array(z.object({ key: z.string(), value: z.unknown() }))
  .parse(JSON.parse(readFileSync(join(contentDirectory, 'rules/statement.json'), 'utf8')))
  .filter(({ key }) => key === 'statement.form')
  .map(({ value }) => ({ value: statementFormSchema.parse(value) }))

/** The form of the tax year 2026-27. */
export const sampleForm: StatementForm = forms.at(-1)?.value ?? forms[0]!.value

export const asha = {
  name: 'Asha Rao',
  address: '12, Ghat Road\nDevkinara 000 123',
  id: { kind: 'pan', number: 'ABCPD1234E' },
  isForeign: false,
} as const
export const ravi = { ...asha, name: 'रवि कुमार', id: { kind: 'pan', number: 'AAACR5678F' } } as const

export function donation(id: number, change: Partial<StatementDonation> = {}): StatementDonation {
  const receipt = `KSN/2026-27/${String(id).padStart(6, '0')}`
  return {
    id,
    txnId: `TXN${id}`,
    receipt,
    day: '2026-11-02',
    donor: asha,
    type: 'other',
    mode: 'electronic',
    paid: 500,
    returned: 0,
    ...change,
  }
}

/** Donations 1 to 8: two of one nature, cash, a second donor with a numbered certificate, and one of each kind that is left out. */
export const sampleDonations = (): StatementDonation[] => [
  donation(1),
  donation(2, { paid: 700, returned: 200 }),
  donation(3, { mode: 'cash', paid: 1500 }),
  donation(4, { donor: ravi, type: 'corpus', paid: 2000 }),
  donation(5, { donor: { ...ravi, id: null } }),
  donation(6, { donor: null }),
  donation(7, { donor: { ...asha, isForeign: true } }),
  donation(8, { returned: 500 }),
]

export function sampleYear(donations: StatementDonation[] = sampleDonations()) {
  const numbered = new Map([['KSN/2026-27/000004', 'PRE0001']])
  const pool = [
    { number: 'PRE0001', receipt: 'KSN/2026-27/000004', filed: false },
    { number: 'PRE0002', receipt: 'KSN/2026-27/000001', filed: false },
    { number: 'PRE0003', receipt: 'KSN/2025-26/000009', filed: true },
  ]
  const facts: StatementFacts & { donations: StatementDonation[] } = {
    form: structuredClone(sampleForm),
    ownPan: 'AAATK0000A',
    cashLimit: 2000,
    anonymous: null,
    keepUntil: '2035-03-31',
    span: financialYearDays('2026-27'),
    donations,
    ledgerRupees: donations.reduce((sum, one) => sum + netOf(one), 0),
    pool,
    today: '2027-04-20',
  }
  return { rows: toRows(donations, sampleForm, numbered), facts }
}
export type SampleYear = ReturnType<typeof sampleYear>
