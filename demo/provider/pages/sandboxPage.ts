import { html } from 'hono/html'
import { indianStamp } from '../indianTime.ts'
import { twoDecimals } from '../result.ts'
import type { Transaction } from '../transaction.ts'
import { layout, type Markup, rupees } from './layout.ts'

const settle = (txnid: string, status: 'success' | 'failure', caption: string): Markup =>
  html`<button name="status" value="${status}" aria-label="${caption} ${txnid}">${caption}</button>`

const row = (transaction: Transaction): Markup => {
  const txnid = transaction.fields.txnid ?? ''
  return html`<tr>
<td class="code">${txnid}</td><td class="what">${transaction.fields.productinfo}</td><td>${indianStamp(transaction.addedAtMs)}</td>
<td class="number">${rupees(twoDecimals(transaction.fields.amount ?? '0'))}</td>
<td><span class="state ${transaction.status}">${transaction.status}</span> <small>${transaction.unmappedstatus}</small></td>
<td>${
    transaction.status === 'success'
      ? html`<a href="/sandbox/payments/${txnid}" aria-label="Refund or chargeback of ${txnid}">Refund or chargeback</a>`
      : html`<form method="post" action="/sandbox/settle"><input type="hidden" name="txnid" value="${txnid}">
${settle(txnid, 'success', 'Settle as paid')}${transaction.status === 'pending' ? settle(txnid, 'failure', 'Settle as failed') : ''}</form>`
  }</td>
</tr>`
}

/** The sandbox's control page: every transaction, newest first, with buttons to settle pending ones. */
export const sandboxPage = (transactions: Transaction[]): Markup =>
  layout(
    'Sandbox control',
    html`<section class="control"><h1>Sandbox control</h1>
<p>If you settle a payment, the shop’s server gets the message that a late answer of the bank would cause.</p>
${
  transactions.length === 0
    ? html`<p class="note">No transaction yet.</p>`
    : html`<div class="scroll" tabindex="0" role="region" aria-label="Transactions"><table>
<thead><tr><th scope="col">Transaction</th><th scope="col">For</th><th scope="col">Added (India)</th><th scope="col" class="number">Amount</th><th scope="col">Status</th><th scope="col">Settle</th></tr></thead>
<tbody>${transactions.toReversed().map(row)}</tbody></table></div>`
}
</section>`,
  )
