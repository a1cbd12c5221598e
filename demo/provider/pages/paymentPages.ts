/** What the payer sees. */
import { hiddenFields, type Markup } from '../../stack/samplePage.ts'
import { twoDecimals } from '../result.ts'
import type { Transaction } from '../transaction.ts'
import { page, rupees } from './page.ts'

const amountOf = ({ fields }: Transaction): string => rupees(twoDecimals(fields.amount ?? '0'))

/** Payee and amount, three ways to pay, and the sandbox's other endings. Works without scripts. */
export function payPage(transaction: Transaction, shop: string): Markup {
  const { productinfo = '', txnid = '', firstname = '' } = transaction.fields
  const amount = amountOf(transaction)
  const values = { shop, amount, product: productinfo, txnid, payer: firstname, id: transaction.id }
  return page('pay', `Pay ${amount} to ${shop}`, values)
}

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
 * @param nonce for the script that posts the form; null leaves it to the button (a result shown again)
 */
export function returnPage(
  transaction: Transaction,
  shop: string,
  action: string,
  result: Readonly<Record<string, string>>,
  nonce: string | null,
): Markup {
  const { status, fields } = transaction
  const headline = HEADLINES[status]
  const values = { status, amount: amountOf(transaction), product: fields.productinfo ?? '', shop, action }
  const posted = { ...values, fields: hiddenFields(result) }
  return nonce === null ? page('answered', headline, posted) : page('return', headline, { ...posted, headline, nonce })
}
