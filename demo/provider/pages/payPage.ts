import { html } from 'hono/html'
import { twoDecimals } from '../result.ts'
import type { Transaction } from '../transaction.ts'
import { layout, type Markup, rupees } from './layout.ts'

/** The payment page: payee and amount, three ways to pay, and the sandbox's other endings. Works without scripts. */
export function payPage(transaction: Transaction, merchantName: string): Markup {
  const { fields, id } = transaction
  const amount = rupees(twoDecimals(fields.amount ?? '0'))
  return layout(
    `Pay ${amount} to ${merchantName}`,
    html`<div class="split">
<section class="order" aria-labelledby="order">
<h1 id="order">Paying <b>${merchantName}</b></h1>
<p class="amount">${amount}</p>
<dl>
<div><dt>For</dt><dd>${fields.productinfo}</dd></div>
<div><dt>Transaction</dt><dd class="code">${fields.txnid}</dd></div>
<div><dt>Payer</dt><dd>${fields.firstname}</dd></div>
</dl>
</section>
<form method="post" action="/pay/${id}" autocomplete="off">
${ways(amount)}
${controls()}
</form>
</div>`,
  )
}

const way = (value: string, caption: string, checked: boolean): Markup =>
  html`<label class="way"><input type="radio" name="way" value="${value}" ${checked ? 'checked' : ''}><span>${caption}</span></label>`

const ways = (amount: string): Markup => html`<fieldset class="ways">
<legend>How would you like to pay?</legend>
<div class="tabs">${way('card', 'Card', true)}${way('upi', 'UPI', false)}${way('netbanking', 'Net banking', false)}</div>
<div class="panel card">
<label class="wide">Card number<input value="5123 4567 8901 2346" readonly inputmode="numeric"></label>
<label>Valid until<input value="05 / 30" readonly></label>
<label>CVV<input value="123" readonly></label>
<p class="note">This is a test card. Never type a real card here.</p>
</div>
<div class="panel upi"><p>On the live page, you open a UPI app or scan a QR code here.</p>
<p class="note">In the sandbox, press <b>Pay</b> instead of approving in the app.</p></div>
<div class="panel netbanking"><label class="wide">Bank<select><option>Sandbox Bank</option><option>Namuna Bank</option><option>Udaharan Sahakari Bank</option></select></label>
<p class="note">These banks are invented. Press <b>Pay</b> instead of approving on the bank’s page.</p></div>
<button class="primary" name="outcome" value="success">Pay ${amount}</button>
<button class="plain" name="outcome" value="cancel">Cancel payment</button>
</fieldset>`

const controls = (): Markup => html`<fieldset class="controls">
<legend>Sandbox: end it another way</legend>
<div class="endings">
<button name="outcome" value="failure">Fail<small>The bank says no</small></button>
<button name="outcome" value="pending">Leave pending<small>The bank has not answered</small></button>
<button name="outcome" value="close">Close the tab<small>Paid, but the browser never returns</small></button>
<button name="outcome" value="tampered">Answer tampered<small>Result changed after signing</small></button>
</div>
<div class="options">
<label>Message to the shop’s server
<select name="webhook"><option value="0">at once</option><option value="5">5 seconds late</option><option value="30">30 seconds late</option><option value="never">never</option></select></label>
<label>When tampered, change
<select name="tamper"><option value="status">the status</option><option value="amount">the amount</option></select></label>
<label class="check"><input type="checkbox" name="copies" value="5"> Send that message five times</label>
</div>
<p class="note">All transactions: <a href="/sandbox">sandbox control</a></p>
</fieldset>`
