import { randomBytes } from 'node:crypto'
import type { APIRequestContext, BrowserContext, Page } from '@playwright/test'
import { type DonationHistory, donationHistorySchema } from '../../shared/contract/donation/donation.ts'
import { type SignedIn, signedInSchema } from '../../shared/contract/people/account.ts'
import { roots } from './roots.ts'
import * as z from 'zod/mini'

/** The envelope of a good answer. */
export const envelopeOf = <T>(data: z.ZodMiniType<T>) => z.object({ status: z.literal(true), data })

/** A donor of one test only; no other test donates in this name. */
export interface Donor extends SignedIn {
  email: string
  password: string
  fullName: string
  contactNo: string
}

/** A server closes an idle connection after a time. A request that crosses with that is sent again. */
export const maxRetries = 2

/** Registers a new donor through the API, who has said to be an Indian citizen. */
export async function newDonor(request: APIRequestContext): Promise<Donor> {
  const tag = randomBytes(6).toString('hex')
  const account = {
    fullName: `Meera Namuna${tag.replaceAll(/\d/g, 'x')}`,
    email: `meera.${tag}@example.org`,
    contactNo: '90000 00417',
    password: 'Ghat-par-diya-417',
  }
  const answer = await request.post(`${roots.apiRoot}/register`, { data: account, maxRetries })
  const signedIn = envelopeOf(signedInSchema).parse(await answer.json()).data
  await request.post(`${roots.apiRoot}/donation/declare`, {
    data: { answer: 'citizen', version: '1' },
    headers: { Authorization: `Bearer ${signedIn.token}` },
    maxRetries,
  })
  return { ...account, ...signedIn }
}

/** Signs the donor in on the trust's site: the same three storage keys as after a real sign-in, and nothing else. */
export async function signInOnSite(context: BrowserContext, { token, user }: Donor): Promise<void> {
  const page = await context.newPage()
  // Any file of the site's origin serves here; this one runs no code.
  await page.goto(`${roots.siteRoot}/widget/v1/donate.js`)
  await page.evaluate(
    ([key, details, id]) => {
      localStorage.setItem('token', key)
      localStorage.setItem('userDetails', details)
      localStorage.setItem('userId', id)
    },
    [token, JSON.stringify(user), String(user.id)] as const,
  )
  await page.close()
}

/** The donations that the server has recorded for this donor. */
export async function donationsOf(request: APIRequestContext, { token }: Donor): Promise<DonationHistory['rows']> {
  const answer = await request.get(`${roots.apiRoot}/donation`, {
    headers: { Authorization: `Bearer ${token}` },
    maxRetries,
  })
  return envelopeOf(donationHistorySchema).parse(await answer.json()).data.rows
}

export const storageOf = (page: Page): Promise<string> =>
  page.evaluate(() => JSON.stringify(Object.entries(localStorage).toSorted()))
