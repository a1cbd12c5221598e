import { html } from 'hono/html'
import { twoDecimals } from '../result.ts'
import type { Transaction } from '../transaction.ts'
import { layout, type Markup, rupees } from './layout.ts'

const HEADLINES: Record<Transaction['status'], string> = {
  success: 'Payment successful',
  failure: 'Payment not completed',
  pending: 'Waiting for your bank',
}

/**
 * Returns the payer's browser to the shop by a form post.
 *
 * @param action the shop's surl or furl
 * @param result every field of the signed result
 * @param nonce for the script that posts the form; null leaves it to the button (scripts off, or a result shown again)
 */
export function returnPage(
  transaction: Transaction,
  merchantName: string,
  action: string,
  result: Readonly<Record<string, string>>,
  nonce: string | null,
): Markup {
  const again = nonce === null
  const script = html`<script nonce="${nonce ?? ''}">HTMLFormElement.prototype.submit.call(document.getElementById('result'))</script>`
  return layout(
    HEADLINES[transaction.status],
    html`<section class="notice ${transaction.status}">
<h1>${again ? 'This payment was answered before' : HEADLINES[transaction.status]}</h1>
<p class="amount">${rupees(twoDecimals(transaction.fields.amount ?? '0'))}</p>
<p>For ${transaction.fields.productinfo}</p>
<p>${again ? `Nothing was charged a second time. Press the button to go back to ${merchantName}.` : `You go back to ${merchantName} now. If nothing happens, press the button.`}</p>
<form id="result" method="post" action="${action}">
${Object.entries(result).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`)}
<button class="primary">Continue to ${merchantName}</button>
</form>
</section>${again ? '' : script}`,
  )
}

/** Shown after "Close the tab": paid, and the browser is not sent back. */
export const closedPage = (): Markup =>
  layout(
    'You may close this tab',
    html`<section class="notice success"><h1>Paid. You may close this tab</h1>
<p>The browser is not sent back to the shop. The shop learns of this payment only from the provider’s message to its server.</p></section>`,
  )
