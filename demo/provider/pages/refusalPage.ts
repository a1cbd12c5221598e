import { html } from 'hono/html'
import { layout, type Markup } from './layout.ts'

/** A page that says why a payment is impossible here, in the provider's style. */
export const refusalPage = (reason: string, remedy: string): Markup =>
  layout(
    'Some problem occurred',
    html`<section class="notice failure"><h1>Sorry, some problem occurred</h1>
<p><b>Error Reason:</b> ${reason}</p>
<p><b>Corrective Action:</b> ${remedy}</p>
<p class="note">Nothing was charged. Go back to the page you came from and try again.</p></section>`,
  )
