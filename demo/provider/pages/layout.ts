import { html } from 'hono/html'

export type Markup = ReturnType<typeof html>

/** Content policy of the provider's pages: only their own style. `more` adds what one page needs. */
export const contentPolicy = (more: string): string =>
  `default-src 'none'; style-src 'self'; img-src 'self'; base-uri 'none'; frame-ancestors 'none'; ${more}`

/** Frame of every page of the sandbox provider. Everything put into it is escaped by `html`. */
export const layout = (title: string, body: Markup): Markup => html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>${title} · Setu Sandbox Pay</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<link rel="icon" href="/icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/style.css">
</head>
<body>
<header>
<p class="tape"><strong>SANDBOX</strong> A test page. No money moves.</p>
<div class="brand">
<svg viewBox="0 0 40 24" width="40" height="24" aria-hidden="true"><path d="M1 20h38M3 20V9m34 11V9M3 10c9 0 8 7 17 7s8-7 17-7M12 20v-5.5m16 5.5v-5.5M20 20v-3" fill="none" stroke="currentColor" stroke-width="2.2" stroke-linecap="round"/></svg>
<span>Setu <b>Sandbox Pay</b></span>
</div>
</header>
<main>${body}</main>
<footer>Setu Sandbox Pay is an invented payment provider for trying out donations on one machine.</footer>
</body>
</html>`

/** `₹10,00,000.00` from the provider's decimal text: grouped the Indian way, paise always shown. */
export function rupees(amount: string): string {
  const [whole = '0', paise = '00'] = amount.split('.')
  const head = whole.slice(0, -3).replace(/\B(?=(\d{2})+$)/g, ',')
  return `₹${head === '' ? '' : `${head},`}${whole.slice(-3)}.${paise.padEnd(2, '0')}`
}
