import { describe, expect, it } from 'vitest'
import { financialYearSchema } from './donation.ts'

describe('a financial year', () => {
  it.each(['1900-01', '1999-00', '2026-27', '2099-00', '2199-00'])('accepts %s', (year) => {
    expect(financialYearSchema.safeParse(year).success).toBe(true)
  })

  it.each(['0000-01', '1899-00', '2200-01', '9999-00', '2026-28', '2026-26', '२०२६-२७'])('refuses %s', (year) => {
    expect(financialYearSchema.safeParse(year).error?.issues[0]?.message).toBe('year')
  })
})
