/**
 * What the browser stores of a donation while the donor pays or signs in: choices and txn id, with version and expiry. It is read only if it is complete and
 * fresh. It holds no name of the donor and no address of any kind. The name in which a donation is given comes from the trust's own pages only.
 */
import * as z from 'zod/mini'
import { idSchema, txnIdSchema } from '../contract/basics.ts'
import { answerSchemas } from '../contract/donation/donation.ts'
import type { Presets } from '../kinds/kind.ts'
import type { AnswerPresets } from './answers.ts'

/** How long a pending donation is stored, in ms: a day. */
export const pendingLifeMs = 86_400_000

/** The type makes sure that every answer of the form is stored. */
const answers: { [Name in keyof AnswerPresets]: z.ZodMiniType<AnswerPresets[Name]> } = answerSchemas

const schema = z.object({
  version: z.number().check(z.refine((version) => version === 1)),
  expiresAt: z.number(),
  projectId: idSchema,
  amount: z.optional(z.number()),
  ...answers,
  items: z.optional(z.array(z.object({ id: idSchema, qty: z.number() }))),
  quantity: z.optional(z.number()),
  txnId: z.optional(txnIdSchema),
  /** The donor has closed the form. Only the txn id counts now. */
  closed: z.optional(z.boolean()),
})
export type PendingDonation = z.infer<typeof schema>

/** @param nowMs ms since 1970 */
export const writePending = (projectId: number, presets: Presets, txnId: string | undefined, nowMs: number): string =>
  JSON.stringify({ version: 1, expiresAt: nowMs + pendingLifeMs, projectId, ...presets, txnId })

/** @param text the stored text; null for an unreadable, old or expired one */
export const readPending = (text: string | null, nowMs: number): PendingDonation | null => {
  try {
    const pending = z.safeParse(schema, JSON.parse(text ?? ''))
    return pending.success && pending.data.expiresAt > nowMs ? pending.data : null
  } catch {
    return null
  }
}
