import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { z } from 'zod'
import { maxRetries } from './accounts.ts'
import { roots } from './roots.ts'

export type Ending = 'success' | 'failure' | 'cancel' | 'pending' | 'close' | 'tampered'

const logSchema = z.object({
  payments: z.array(z.object({ txnid: z.string(), outcome: z.string() })),
  webhooks: z.array(z.object({ txnid: z.string(), status: z.number() })),
  transactions: z.array(z.object({ txnid: z.string(), status: z.string(), amount: z.string() })),
})

/** Waits for the provider's payment page. */
export const atGateway = (page: Page): Promise<void> => page.waitForURL(`${roots.gatewayRoot}/pay/**`)

/** Ends a payment on the provider's page. @param choices of its sandbox controls, by their names */
export async function endPayment(page: Page, ending: Ending, choices: Record<string, string> = {}): Promise<void> {
  await atGateway(page)
  for (const [name, value] of Object.entries(choices)) await page.locator(`select[name="${name}"]`).selectOption(value)
  await page.locator(`button[name=outcome][value=${ending}]`).click()
}

export async function gatewayLog(request: APIRequestContext): Promise<z.infer<typeof logSchema>> {
  return logSchema.parse(await (await request.get(`${roots.gatewayRoot}/sandbox/log.json`, { maxRetries })).json())
}

/** Payment forms that the provider received with this txn id. */
export async function postsOf(request: APIRequestContext, txnId: string): Promise<string[]> {
  const { payments } = await gatewayLog(request)
  return payments.filter((post) => post.txnid === txnId).map((post) => post.outcome)
}

/** Sends the bank's late answer. */
export async function settlePayment(
  request: APIRequestContext,
  txnId: string,
  how: 'success' | 'failure',
): Promise<void> {
  const answer = await request.post(`${roots.gatewayRoot}/sandbox/settle`, {
    form: { txnid: txnId, status: how },
    maxRetries,
  })
  expect(answer.ok()).toBe(true)
}
