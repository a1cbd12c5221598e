/** Names of what an export says, in its JSON and as headings of its page (`api/texts`). */
export const exportColumns = [
  'full_name',
  'email',
  'contact_no',
  'address',
  'pan',
  'birthday',
  'language',
  'since',
  'at',
  'last_used',
  'browser',
  'system',
  'provider',
  'picture',
  'txn_id',
  'project',
  'purpose',
  'amount',
  'status',
  'receipt',
  'dedicated_to',
  'notice',
  'answer',
  'text',
  'name',
  'day',
  'occasion',
  'every',
  'title',
  'kind',
  'is_on',
  'subject',
] as const
export type ExportColumn = (typeof exportColumns)[number]

export type ExportRow = Partial<Record<ExportColumn, string | number | boolean | null>>

export const exportSections = [
  'account',
  'signing_in',
  'declarations',
  'notices',
  'donations',
  'special_dates',
  'pledge',
  'notification_settings',
  'notifications',
  'messages',
  'mails',
] as const
export type ExportSection = (typeof exportSections)[number]
