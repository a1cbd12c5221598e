import { html } from 'hono/html'
import type { Markup } from '../stack/samplePage.ts'
import { indianStamp } from './indianTime.ts'
import { twoDecimals } from './result.ts'
import type { Transaction } from './transaction.ts'
import { page, rupees } from './page.ts'

/** The sandbox's control page: every transaction, newest first, with buttons to settle pending ones. */
export const sandboxPage = (transactions: readonly Transaction[]): Markup =>
  page('control', 'Sandbox control', {
    rows:
      transactions.length > 0
        ? transactions.toReversed().map(row)
        : html`<tr><td colspan="6">No transaction yet.</td></tr>`,
  })

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

const settle = (txnid: string, status: 'success' | 'failure', caption: string): Markup =>
  html`<button name="status" value="${status}" aria-label="${caption} ${txnid}">${caption}</button>`
