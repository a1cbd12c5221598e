import { html } from 'hono/html'
import { type Markup, samplePage } from '../../stack/samplePage.ts'
import { amountOf, paidPaise, refundablePaise, refundStatus } from '../changes/changes.ts'
import { indianStamp } from '../indianTime.ts'
import type { Dispute, Refund, Transaction } from '../transaction.ts'
import { page, rupees } from './page.ts'

const money = (paise: number): string => rupees(amountOf(paise))

/** One payment: its refunds and chargebacks, and buttons to make new ones as the provider's staff or the payer's bank would. */
export function changesPage(transaction: Transaction, nowMs: number): Markup {
  const { fields, refunds, disputes } = transaction
  const { txnid = '' } = fields
  const left = refundablePaise(transaction)
  return page('changes', 'Refunds and chargebacks', {
    txnid,
    paid: money(paidPaise(transaction)),
    left: money(left),
    refunds: listOf(
      refunds.map((refund) => refundRow(txnid, refund, nowMs)),
      'No refund yet.',
    ),
    refundForm: left > 0 ? samplePage('payments/refund.html', { txnid, amount: amountOf(left) }) : '',
    disputes: listOf(disputes.map(disputeRow), 'No chargeback yet.'),
    endings: endings(disputes.at(-1)?.status === 'open', left > 0),
  })
}

const listOf = (rows: readonly Markup[], none: string): Markup =>
  rows.length > 0 ? html`<ul>${rows}</ul>` : html`<p class="note">${none}</p>`

const refundRow = (txnid: string, refund: Refund, nowMs: number): Markup => {
  const status = refundStatus(refund, nowMs)
  const from = refund.token === '' ? 'made here' : `asked by the shop as ${refund.token}`
  return html`<li>${money(refund.paise)}, ${status}, ${from}, ${indianStamp(refund.addedAtMs)}
${
  status === 'queued'
    ? html`<form method="post" action="/sandbox/payments/${txnid}/refuse"><input type="hidden" name="request_id" value="${refund.requestId}"><button>Refuse</button></form>`
    : ''
}</li>`
}

const disputeRow = ({ id, paise, status, addedAtMs }: Dispute): Markup =>
  html`<li>${id}: ${money(paise)}, ${status}, ${indianStamp(addedAtMs)}</li>`

function endings(open: boolean, left: boolean): Markup[] {
  const button = (value: string, caption: string) => html`<button name="change" value="${value}">${caption}</button>`
  if (open) return [button('won', 'The shop wins'), button('lost', 'The shop loses')]
  return left ? [button('open', 'The payer’s bank asks for the money back')] : []
}
