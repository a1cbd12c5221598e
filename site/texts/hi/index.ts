import type { en } from '../en/index.ts'

/** The Hindi texts by area. */
export const hi: typeof en = {
  common: () => import('./common.ts'),
  checks: () => import('./checks.ts'),
  public: () => import('./public.ts'),
  content: () => import('./content.ts'),
  projects: () => import('./projects.ts'),
  contact: () => import('./contact.ts'),
  dedication: () => import('./dedication.ts'),
  monthly: () => import('./monthly.ts'),
  receiptCheck: () => import('./receiptCheck.ts'),
  giving: () => import('./giving.ts'),
  outcome: () => import('./outcome.ts'),
  account: () => import('./account.ts'),
  connect: () => import('./connect.ts'),
  signIn: () => import('./signIn.ts'),
  member: () => import('./member.ts'),
  profile: () => import('./profile.ts'),
  privacy: () => import('./privacy.ts'),
  desk: () => import('./desk.ts'),
  staff: () => import('./staff.ts'),
}
