import { type Markup, samplePage, type Values } from '../stack/samplePage.ts'
import { html } from 'hono/html'
import { twoDecimals, indianStamp } from './result.ts'
import { type GatewayDeps, paymentModes, wayStates } from './gatewayDeps.ts'
import type { Transaction } from './transaction.ts'

/** Content policy of the provider's pages: only their own style and fonts. `more` adds what one page needs. */
export const contentPolicy = (more: string): string =>
  `default-src 'none'; style-src 'self'; font-src 'self'; img-src 'self'; base-uri 'none'; frame-ancestors 'none'; ${more}`

/** A page of the sandbox provider: the frame, and a part of that name. */
export const page = (name: string, title: string, values: Values): Markup =>
  samplePage('payments.html#frame', { title, body: samplePage(`payments.html#${name}`, values) })

/** A page that says why a payment is impossible here. */
export const refusalPage = (reason: string, remedy: string): Markup =>
  page('refusal', 'Some problem occurred', { reason, remedy })

/** `₹10,00,000.00` from the provider's decimal text: grouped the Indian way, paise always shown. */
export function rupees(amount: string): string {
  const [whole = '0', paise = '00'] = amount.split('.')
  const head = whole.slice(0, -3).replace(/\B(?=(\d{2})+$)/g, ',')
  return `₹${head === '' ? '' : `${head},`}${whole.slice(-3)}.${paise.padEnd(2, '0')}`
}

/** Text fields of a form body; files are dropped, and of a repeated name the last one counts. */
export function textFields(body: Readonly<Record<string, unknown>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(body).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
}

/** The sandbox's control page: every transaction, newest first, with buttons to settle pending ones. */
export const sandboxPage = (
  transactions: readonly Transaction[],
  ways: GatewayDeps['ways'],
  switches: readonly Markup[],
): Markup =>
  page('control', 'Sandbox control', {
    ways: paymentModes.map((mode) => wayRow(mode, ways[mode])),
    switches,
    rows:
      transactions.length > 0
        ? transactions.toReversed().map(row)
        : html`<tr><td colspan="6">No transaction yet.</td></tr>`,
  })

const wayNames = { UPI: 'UPI', NB: 'Net banking', CASH: 'Wallet' } as const
const stateNames = { '1': 'works', '3': 'fails often', '0': 'is down', '': 'says nothing' } as const

/** A way to pay, and buttons for how well it works. */
const wayRow = (mode: keyof typeof wayNames, state: keyof typeof stateNames): Markup =>
  html`<form method="post" action="/sandbox/ways" class="endings"><input type="hidden" name="mode" value="${mode}">
<span>${wayNames[mode]} ${stateNames[state]}</span>
${wayStates
  .filter((other) => other !== state)
  .map(
    (other) =>
      html`<button name="state" value="${other}" aria-label="${wayNames[mode]} ${stateNames[other]}">${stateNames[other]}</button>`,
  )}</form>`

const row = (transaction: Transaction): Markup => {
  const txnid = transaction.fields.txnid ?? ''
  return html`<tr>
<td class="code">${txnid}</td><td>${transaction.fields.productinfo}</td><td>${indianStamp(transaction.addedAtMs)}</td>
<td class="number">${rupees(twoDecimals(transaction.fields.amount ?? '0'))}</td>
<td>${transaction.status} <small>${transaction.unmappedstatus}</small></td>
<td>${
    transaction.status === 'success'
      ? html`<a href="/sandbox/payments/${txnid}" aria-label="Refund or chargeback of ${txnid}">Refund or chargeback</a>${transaction.mandate && html`<br><a href="/sandbox/payments/${txnid}#payer" aria-label="The payer’s app of ${txnid}">The payer’s app</a>`}`
      : html`<form method="post" action="/sandbox/settle"><input type="hidden" name="txnid" value="${txnid}">
${settle(txnid, 'success', 'Settle as paid')}${transaction.status === 'pending' ? settle(txnid, 'failure', 'Settle as failed') : ''}</form>`
  }</td>
</tr>`
}

const settle = (txnid: string, status: 'success' | 'failure', caption: string): Markup =>
  html`<button name="status" value="${status}" aria-label="${caption} ${txnid}">${caption}</button>`
