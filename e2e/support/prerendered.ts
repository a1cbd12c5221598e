import type { APIRequestContext } from '@playwright/test'
import { maxRetries } from './accounts.ts'
import { expect } from './fixtures.ts'

/** Waits for the prerendered HTML of a page. On a busy machine the first request may get the page that the browser renders itself. */
export async function prerendered(request: APIRequestContext, address: string): Promise<string> {
  let html = ''
  await expect
    .poll(async () => (html = await (await request.get(address, { maxRetries })).text()), { timeout: 20_000 })
    .toContain('id="prerendered"')
  return html
}
