/** How the yearly statement of donors is written: the tax office's form as data. A rule of the content holds it, with the day from which it holds. */
import * as z from 'zod/mini'
import { daySchema } from '../day.ts'
import { idSchema } from '../basics.ts'

/** The columns that the product can fill. The form decides their order, titles and lengths. */
export const statementColumns = [
  'serial',
  'pre_acknowledgement',
  'id_code',
  'id',
  'section',
  'registration',
  'registration_date',
  'name',
  'address',
  'type',
  'mode',
  'amount',
] as const
export type StatementColumn = (typeof statementColumns)[number]

export const idKinds = ['pan', 'aadhaar', 'tax_id', 'passport', 'voter', 'driving', 'ration'] as const
export type IdKind = (typeof idKinds)[number]

export const donationNatures = ['corpus', 'specific', 'restricted', 'other'] as const
export type DonationNature = (typeof donationNatures)[number]

export const receiptModes = ['cash', 'kind', 'electronic', 'other'] as const
export type ReceiptMode = (typeof receiptModes)[number]

export const rowChanges = ['added', 'changed', 'deleted'] as const
export type RowChange = (typeof rowChanges)[number]

const text = z.string().check(z.minLength(1))

const pattern = text.check(
  z.refine((source) => {
    try {
      return Boolean(new RegExp(source, 'u'))
    } catch {
      return false
    }
  }, 'must be a regular expression'),
)

const columnSchema = z.strictObject({
  key: z.enum(statementColumns),
  title: text,
  /** The most characters. */
  most: z.optional(idSchema),
})

const idKindSchema = z
  .strictObject({ kind: z.enum(idKinds), code: text, allowed: z.boolean() })
  .check(z.refine(({ kind, allowed }) => kind !== 'aadhaar' || !allowed, 'Aadhaar numbers are never collected'))

const registrationSchema = z.strictObject({
  /** As the column `section` names it. */
  section: text,
  number: text,
  issued_on: daySchema,
  valid_from: daySchema,
  valid_until: z.nullable(daySchema),
})

const titles = <Key extends string>(keys: readonly Key[]) => z.record(z.enum(keys), text)

export const statementFormSchema = z.strictObject({
  /** Names for people, e.g. `113` and `114`. */
  form: text,
  certificate: text,
  formerly: z.optional(z.strictObject({ form: text, certificate: text })),
  /** The last day to file, in the calendar year in which the tax year ends: `05-31`. */
  due: z.string().check(z.regex(/^\d\d-\d\d$/)),
  columns: z
    .array(columnSchema)
    .check(
      z.refine(
        (all) => statementColumns.every((key) => all.filter((column) => column.key === key).length === 1),
        'must name each column once',
      ),
    ),
  byte_order_mark: z.boolean(),
  date_format: z.enum(['dd-MMM-yyyy', 'dd/MM/yyyy', 'yyyy-MM-dd']),
  ids: z.array(idKindSchema).check(z.minLength(1)),
  /** The section under which donations are deducted, as the form writes it; others only appear in the check. */
  section: text,
  sections: z.array(text).check(z.minLength(1)),
  registrations: z.array(registrationSchema),
  types: titles(donationNatures),
  modes: titles(receiptModes),
  /** How a way to pay counts. */
  mode_of: z.record(z.enum(['provider', 'cash', 'cheque', 'transfer', 'upi']), z.enum(receiptModes)),
  /** The type of donations to a project, by its name in the content. */
  type_of: z.strictObject({
    usual: z.enum(donationNatures),
    projects: z.record(z.string(), z.enum(donationNatures)),
  }),
  /** The two columns that a revised statement has before the others, and the words for what changed. */
  revision: z.strictObject({
    acknowledgement_title: text,
    change_title: text,
    changes: titles(rowChanges),
  }),
  pre_acknowledgement: z.strictObject({ used: z.boolean(), pattern, most_at_once: idSchema }),
  /** Finds donors in the name of a certificate's file, by its groups `id` and `pre_acknowledgement`. Null: everything is matched by hand. */
  certificate_files: z.strictObject({
    name: z.nullable(pattern),
    most_files: idSchema,
    most_bytes: idSchema,
    most_bytes_together: idSchema,
  }),
})
export type StatementForm = z.infer<typeof statementFormSchema>
