import { fieldsOfJson } from '../answers/readMessage.ts'
import type { FormFields, ProviderMessage } from '../provider.ts'

/** The provider's fields. A webhook sends them at the top level, or as JSON in `event_payload`. */
export function payloadOf({ fields }: Pick<ProviderMessage, 'fields'>): FormFields {
  const wrapped = fields['event_payload']
  return (wrapped === undefined ? null : fieldsOfJson(wrapped)) ?? fields
}
