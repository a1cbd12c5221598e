import { type Markup, samplePage, type Values } from '../stack/samplePage.ts'

/** Content policy of the provider's pages: only their own style. `more` adds what one page needs. */
export const contentPolicy = (more: string): string =>
  `default-src 'none'; style-src 'self'; img-src 'self'; base-uri 'none'; frame-ancestors 'none'; ${more}`

/** A page of the sandbox provider: the frame, and a part of that name. */
export const page = (name: string, title: string, values: Values): Markup =>
  samplePage('payments/frame.html', { title, body: samplePage(`payments/${name}.html`, values) })

/** A page that says why a payment is impossible here. */
export const refusalPage = (reason: string, remedy: string): Markup =>
  page('refusal', 'Some problem occurred', { reason, remedy })

/** `₹10,00,000.00` from the provider's decimal text: grouped the Indian way, paise always shown. */
export function rupees(amount: string): string {
  const [whole = '0', paise = '00'] = amount.split('.')
  const head = whole.slice(0, -3).replace(/\B(?=(\d{2})+$)/g, ',')
  return `₹${head === '' ? '' : `${head},`}${whole.slice(-3)}.${paise.padEnd(2, '0')}`
}
