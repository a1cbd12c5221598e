/**
 * Rules that change with the law or with the trust's registrations: form names, limits, periods, sentences. Each has its first day, so an old receipt
 * and a new one each follow their own rule. To add one, add its schema to `ruleValues`, or to its group, and its value to `rules/` of the content.
 */
import * as z from 'zod/mini'
import { ledgerAccounts } from '../donation/donationState.ts'
import { countSchema, daySchema, idSchema, rupeesSchema } from '../basics.ts'
import { inEachLanguage } from '../../languages.ts'

/** No spreadsheet reads it as a formula, and no import file breaks at it. */
const nameSchema = z
  .string()
  .check(z.regex(/^[\p{L}\p{N}][^\p{Cc}]{0,99}$/u, 'must begin with a letter or digit and have at most 100 characters'))

/** What a voucher of the journal is about. */
export const voucherKinds = [
  /** The donations of one day that the provider took, its refunds and its disputes. */
  'online',
  /** The money of one day that did not go through the provider. */
  'offline',
  /** One payout of the provider. */
  'payout',
] as const
export type VoucherKind = (typeof voucherKinds)[number]

/** How the trust's accounting program names the accounts that the journals post to. */
export const journalRules = {
  'journal.accounts': z.strictObject({
    /** The trust, as the program names the company. */
    company: nameSchema,
    /**
     * The program's name for each account of our ledger. Several may have the same name. A trust without cheques in hand or foreign contributions needs no name
     * for them.
     */
    accounts: z.partialRecord(z.enum(ledgerAccounts), nameSchema).check(({ value, issues }) => {
      for (const account of ledgerAccounts)
        if (!value[account] && account !== 'cheques' && account !== 'foreign_bank')
          issues.push({ code: 'custom', path: [account], message: 'is missing', input: value })
    }),
    /** Projects with an account of their own for donations (e.g. a corpus fund), or with a project or cost centre of the program. */
    projects: z.record(
      z.string(),
      z.strictObject({ donations: z.optional(nameSchema), project: z.optional(nameSchema) }),
    ),
    /** The voucher types of Tally. */
    voucher_types: z.record(z.enum(voucherKinds), nameSchema),
    /** The naming series of ERPNext. */
    series: nameSchema,
  }),
} as const

const textSchema = z.string().check(z.trim(), z.minLength(1))

/** One sentence in every language of the product. */
export const ruleTextSchema = z.strictObject(inEachLanguage(() => textSchema))

/** What a receipt says because of the law or the trust's registrations. */
export const receiptRules = {
  /** The start of each receipt number, e.g. `KSN`. */
  'receipt.prefix': z.string().check(z.regex(/^[A-Z0-9][A-Z0-9-]{0,11}$/)),
  /** The trust's own PAN. */
  'receipt.trustPan': z.string().check(z.regex(/^[A-Z]{5}\d{4}[A-Z]$/)),
  /**
   * First and last day of the tax registration, and its name and number on receipts of these days. Without name or number, those among the contact details
   * stand for every day. The name has the word 80G.
   */
  'receipt.taxValidity': z.strictObject({
    from: daySchema,
    until: daySchema,
    label: z.optional(ruleTextSchema),
    number: z.optional(textSchema),
  }),
  /**
   * The trust's other registrations, e.g. 12A, FCRA and DARPAN, each with its last day; null: it does not end. The staff desk reminds of that day. The one under 80G is
   * `receipt.taxValidity`.
   */
  'trust.registrations': z.array(
    z.strictObject({ name: ruleTextSchema, number: textSchema, until: z.nullable(daySchema) }),
  ),
  /** Says that the donation may be deducted, and under which section. Shown only if the trust has a tax registration. */
  'receipt.deduction': ruleTextSchema,
  /** Says that a receipt is not the certificate that the tax office asks for. The donor's statement of the year says it, too, so it names no single receipt. */
  'receipt.certificate': ruleTextSchema,
  /** Above `limit` rupees in cash there is no deduction, so such a receipt does not mention one. `{limit}` in the text becomes the amount. */
  'receipt.cash': z.strictObject({ limit: rupeesSchema, text: ruleTextSchema }),
  /** For how many years after the financial year the trust must keep what a receipt says about its donor. */
  'receipt.keepYears': countSchema,
} as const

const version = z.string().check(z.regex(/^[\w.-]{1,20}$/))

/** The question in one language. */
const questionTextSchema = z.strictObject({
  title: textSchema,
  lead: textSchema,
  citizen: textSchema,
  organisation: textSchema,
  neither: textSchema,
})

/** The notice in one language: each point says what is kept, and why and how long. */
const noticeTextSchema = z.strictObject({
  title: textSchema,
  lead: textSchema,
  points: z.array(z.strictObject({ what: textSchema, why: textSchema })).check(z.minLength(1)),
  withdraw: textSchema,
  complain: textSchema,
  officer: textSchema,
})

const timeSchema = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/))

/** What banks and the law ask of monthly donations. */
export const mandateRules = {
  /**
   * `notice_hours`: how long before a debit the provider must have the notice. `attempts`: how many debits of one month may fail. `apart_hours`: between two of
   * them. `quiet`: Indian times of the day without a debit. `most`: the suggested largest debit. `unconfirmed`: debits above it need a confirmation of the donor.
   * Both in rupees. `years`: the longest agreement. Null: nobody gives monthly here.
   */
  'mandate.debits': z.nullable(
    z.strictObject({
      notice_hours: countSchema,
      attempts: countSchema,
      apart_hours: countSchema,
      quiet: z.array(z.tuple([timeSchema, timeSchema])),
      most: rupeesSchema,
      unconfirmed: rupeesSchema,
      years: countSchema,
    }),
  ),
} as const
export type DebitRules = NonNullable<z.output<(typeof mandateRules)['mandate.debits']>>

/** What the law says about donors' data and about foreign money. */
export const privacyRules = {
  /** Asked once, before a donor's first donation. Null: the trust does not ask. A new wording needs a new version. */
  'declaration.question': z.nullable(
    z.strictObject({ version, text: z.strictObject(inEachLanguage(() => questionTextSchema)) }),
  ),
  /** For donors who are neither Indian citizens nor Indian organisations. An empty `account`: the trust cannot take their donations. */
  'declaration.foreign': z.strictObject({
    title: ruleTextSchema,
    text: ruleTextSchema,
    account: z.array(z.strictObject({ label: ruleTextSchema, value: textSchema })),
    email: textSchema,
  }),
  /**
   * What the trust's certificate for foreign contributions allows: purposes and States. Each project that may take such money has its own, by the project's
   * name in the content. Null: the certificate names none, so every project may.
   */
  'declaration.certificate': z.nullable(
    z.strictObject({
      purposes: z.array(textSchema),
      states: z.array(textSchema),
      projects: z.record(z.string(), z.strictObject({ purpose: textSchema, state: textSchema })),
    }),
  ),
  /** The most that one payment by UPI can have, in rupees. */
  'upi.limit': rupeesSchema,
  /** The notice about personal data. A new text needs a new version. `email` reaches the officer. */
  'privacy.notice': z.strictObject({
    version,
    email: textSchema,
    text: z.strictObject(inEachLanguage(() => noticeTextSchema)),
  }),
} as const

// How the yearly statement of donors is written: the tax office's form as data. A rule of the content holds it, with the day from which it
// holds.

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

const percentSchema = z.number().check(z.minimum(0), z.maximum(100))

/** Every rule by its key, with the schema of its value. */
export const ruleValues = {
  /** A donation that is being confirmed for more days than this becomes a case for staff. */
  'payment.confirmDays': countSchema,
  /** What the provider may keep of a payment: per cent by its code of the way to pay (`CC`, `UPI`), else `percent`. `gst_percent` is the tax on that. */
  'payment.fee': z.object({
    percent: percentSchema,
    modes: z._default(z.record(z.string(), percentSchema), {}),
    gst_percent: percentSchema,
  }),
  ...journalRules,
  ...mandateRules,
  ...privacyRules,
  ...receiptRules,
  'statement.form': statementFormSchema,
  /** The day of the year after a tax year from which donors without a PAN get one mail: `04-20`. Null: no mail. */
  'statement.panReminder': z.nullable(z.string().check(z.regex(/^\d\d-\d\d$/))),
  /**
   * Donations without a recorded name or address are taxed apart beyond the greater of `percent` of the year's donations and `rupees`. Null: not for this trust,
   * e.g. a wholly religious one.
   */
  'statement.anonymous': z.nullable(z.strictObject({ percent: percentSchema, rupees: rupeesSchema })),
  /**
   * Cash that needs a reason of staff: of one person and one day, from `limit` rupees. And below the limit of the deduction, fewer than `split_days` days apart,
   * if the sum is above it. `{limit}` in the text becomes the amount. Null: no such warnings.
   */
  'offline.cash': z.nullable(z.strictObject({ limit: rupeesSchema, split_days: countSchema, text: ruleTextSchema })),
  /** Staff enter no offline donation of an earlier day. Null: the years after the last filed statement are open. */
  'ledger.openFrom': z.nullable(daySchema),
} as const

export type RuleKey = keyof typeof ruleValues
export type RuleValue<Key extends RuleKey> = z.output<(typeof ruleValues)[Key]>

/** One value of a rule, and the Indian day from which it holds (`yyyy-MM-dd`). */
export type Rule<Key extends RuleKey = RuleKey> = Key extends RuleKey
  ? { key: Key; from: string; value: RuleValue<Key> }
  : never

/** An entry as a file or the database has it. Its value is checked with the schema of its key. */
export const ruleEntrySchema = z.strictObject({ key: z.string(), from: daySchema, value: z.unknown() })

export const isRuleKey = (key: string): key is RuleKey => Object.hasOwn(ruleValues, key)

const isOf =
  <Key extends RuleKey>(key: Key) =>
  (rule: Rule): rule is Rule<Key> =>
    rule.key === key

/**
 * What holds on a day.
 * @param day an Indian day, `yyyy-MM-dd`
 * @returns undefined if no value of this rule holds yet, or the trust has written none
 */
export function ruleOn<Key extends RuleKey>(rules: readonly Rule[], key: Key, day: string): RuleValue<Key> | undefined {
  const begun = rules.filter(isOf(key)).filter((rule) => rule.from <= day)
  const newest = begun.toSorted((a, b) => a.from.localeCompare(b.from)).at(-1)
  return newest?.value as RuleValue<Key> | undefined
}
