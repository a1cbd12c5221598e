import type { APIRequestContext } from '@playwright/test'
import { expect } from './fixtures.ts'

/** The HTML of a page once the server has rendered it: who asks first on a busy machine may get the page that the browser draws by itself. */
export async function prerendered(request: APIRequestContext, address: string): Promise<string> {
  let html = ''
  await expect
    .poll(async () => (html = await (await request.get(address)).text()), { timeout: 20_000 })
    .toContain('id="prerendered"')
  return html
}
