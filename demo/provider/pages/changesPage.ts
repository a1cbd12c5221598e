import { html } from 'hono/html'
import { amountOf, paidPaise, refundablePaise, refundStatus } from '../changes/changes.ts'
import { indianStamp } from '../indianTime.ts'
import type { Dispute, Refund, Transaction } from '../transaction.ts'
import { layout, type Markup, rupees } from './layout.ts'

const money = (paise: number): string => rupees(amountOf(paise))

/** One payment: its refunds and chargebacks, and buttons to make new ones as the provider's staff or the payer's bank would. */
export const changesPage = (transaction: Transaction, nowMs: number): Markup =>
  layout(
    'Refunds and chargebacks',
    html`<section class="control"><h1>Refunds and chargebacks</h1>
<dl>
<div><dt>Transaction</dt><dd class="code">${transaction.fields.txnid}</dd></div>
<div><dt>Paid</dt><dd>${money(paidPaise(transaction))}</dd></div>
<div><dt>Still here</dt><dd>${money(refundablePaise(transaction))}</dd></div>
</dl>
${refunds(transaction, nowMs)}
${disputes(transaction)}
<p class="note">All transactions: <a href="/sandbox">sandbox control</a></p>
</section>`,
  )

const message = html`<label>Message to the shop’s server
<select name="webhook"><option value="now">at once</option><option value="never">never</option></select></label>`

const action = (transaction: Transaction, name: string): string =>
  `/sandbox/payments/${transaction.fields.txnid ?? ''}/${name}`

function refunds(transaction: Transaction, nowMs: number): Markup {
  const left = refundablePaise(transaction)
  return html`<fieldset class="controls"><legend>Refunds</legend>
${transaction.refunds.length > 0 ? html`<ul>${transaction.refunds.map((refund) => refundRow(transaction, refund, nowMs))}</ul>` : html`<p class="note">No refund yet.</p>`}
${
  left > 0
    ? html`<form method="post" action="${action(transaction, 'refund')}" class="options">
<label>Amount in rupees<input name="amount" value="${amountOf(left)}" inputmode="decimal" required></label>
${message}
<button>Refund here</button></form>`
    : ''
}</fieldset>`
}

const refundRow = (transaction: Transaction, refund: Refund, nowMs: number): Markup => {
  const status = refundStatus(refund, nowMs)
  return html`<li>${money(refund.paise)}, ${status}, ${refund.token === '' ? 'made here' : `asked by the shop as ${refund.token}`}, ${indianStamp(refund.addedAtMs)}
${
  status === 'queued'
    ? html`<form method="post" action="${action(transaction, 'refuse')}"><input type="hidden" name="request_id" value="${refund.requestId}"><button>Refuse</button></form>`
    : ''
}</li>`
}

function disputes(transaction: Transaction): Markup {
  const open = transaction.disputes.at(-1)?.status === 'open'
  const button = (value: string, caption: string): Markup =>
    html`<button name="change" value="${value}">${caption}</button>`
  return html`<fieldset class="controls"><legend>Chargebacks</legend>
${transaction.disputes.length > 0 ? html`<ul>${transaction.disputes.map(disputeRow)}</ul>` : html`<p class="note">No chargeback yet.</p>`}
<form method="post" action="${action(transaction, 'dispute')}" class="options">
${message}
<div class="endings">${
    open
      ? html`${button('won', 'The shop wins')}${button('lost', 'The shop loses')}`
      : refundablePaise(transaction) > 0
        ? button('open', 'The payer’s bank asks for the money back')
        : ''
  }</div></form></fieldset>`
}

const disputeRow = ({ id, paise, status, addedAtMs }: Dispute): Markup =>
  html`<li>${id}: ${money(paise)}, ${status}, ${indianStamp(addedAtMs)}</li>`
