import { z } from 'zod'
import { staffRoles } from '../../shared/contract/people/account.ts'

/** On the API's own host. */
export const controlsPath = '/controls'

/** Jobs that a test need not wait for. */
const jobNames = [
  'mandates',
  'refunds',
  'reconcile-night',
  'reconcile',
  'deed-mails',
  'send-mails',
  'receipt-mails',
] as const

export const controlSchema = z.discriminatedUnion('act', [
  z.object({ act: z.literal('staff'), email: z.string(), role: z.enum(staffRoles) }),
  /** The owner has proven the e-mail address. */
  z.object({ act: z.literal('prove-email'), email: z.string() }),
  z.object({ act: z.literal('job'), name: z.enum(jobNames) }),
  /** The hour after which the bank is asked again about a registration by net banking is over. */
  z.object({ act: z.literal('ask-registrations') }),
  z.object({ act: z.literal('bounce'), to: z.string() }),
  z.object({ act: z.literal('move-back'), txnId: z.string(), days: z.number() }),
  /** Answers what the QR code of the donation's receipt holds. */
  z.object({ act: z.literal('receipt-code'), txnId: z.string() }),
])
export type Control = z.infer<typeof controlSchema>
