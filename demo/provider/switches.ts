/** The sandbox's switches for mandates: each contradiction of the provider's documents, and how the banks behave. A tester sets them on the control page. */
import { html } from 'hono/html'
import { z } from 'zod'
import type { Markup } from '../stack/samplePage.ts'
import type { Debits } from './mandates.ts'

/** Each switch with its words on the page and its choices; the first is the usual one. */
const choices = {
  id: ['Name of the mandate’s number', ['authPayuId', 'authpayuid']],
  numbers: ['Numbers are', ['text', 'numbers']],
  paused: ['Word for a paused one', ['paused', 'pause']],
  message: ['Name of the message', ['message', 'Message', 'msg']],
  deletion: ['A revoked card is called', ['MANDATE_DELETION', 'MANDATE_CANCELLATION']],
  commands: ['UPI and card commands know', ['both', 'their own']],
  netBanking: ['Net banking agrees', ['at ₹0', 'with a payment']],
  outcome: ['Debits end as', ['captured', 'failed', 'pending', 'lost']],
  revocation: ['A revocation of the shop is done', ['at once', 'never']],
} as const
type Name = keyof typeof choices
type Switches = { [Key in Name]: (typeof choices)[Key][1][number] }

const names = Object.keys(choices) as Name[]
const usual = Object.fromEntries(names.map((name) => [name, choices[name][1][0]])) as Switches
const switchesSchema = z.object(
  Object.fromEntries(names.map((name) => [name, z.enum(choices[name][1]).default(choices[name][1][0])])),
) as unknown as z.ZodType<Switches>

export type OpenSwitches = ReturnType<typeof openSwitches>

/** The switches of one sandbox; `debits` follows them. */
export function openSwitches() {
  let now = usual
  const debits: Debits = {
    spelling: () => ({ ...now, asText: now.numbers === 'text' }),
    outcome: () => now.outcome,
    revokesAtOnce: () => now.revocation === 'at once',
    knowsAll: () => now.commands === 'both',
    netBankingPays: () => now.netBanking === 'with a payment',
  }
  return {
    debits,
    /** Sets all of them from a form. False if one is unknown. */
    set(form: unknown): boolean {
      const read = switchesSchema.safeParse(form)
      if (read.success) now = read.data
      return read.success
    },
    /** The fields of the form, as they are set. */
    fields: (): Markup[] =>
      names.map(
        (name) =>
          html`<label>${choices[name][0]}<select name="${name}">${choices[name][1].map(
            (choice) => html`<option${now[name] === choice ? ' selected' : ''}>${choice}</option>`,
          )}</select></label>`,
      ),
  }
}
