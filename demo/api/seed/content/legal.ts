import { privacyEn } from './legal/privacyEn.ts'
import { privacyHi } from './legal/privacyHi.ts'
import { termsEn } from './legal/termsEn.ts'
import { termsHi } from './legal/termsHi.ts'
import type { SeedLegal } from './types.ts'

export const legal: SeedLegal = {
  privacy: {
    title: { en: 'Privacy policy', hi: 'निजता नीति' },
    body: { en: privacyEn, hi: privacyHi },
  },
  terms: {
    title: { en: 'Terms and conditions', hi: 'नियम और शर्तें' },
    body: { en: termsEn, hi: termsHi },
  },
  updatedAt: '2026-11-02',
}
