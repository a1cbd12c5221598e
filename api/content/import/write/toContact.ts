import type { Contact, Detail } from '../../../../shared/contract/content/contact.ts'
import type { Language } from '../../../../shared/languages.ts'
import { type Content, need } from '../content.ts'

type Facts = readonly { key: string; value?: string | undefined }[]
type Written = Readonly<Record<string, { label: string; value?: string | undefined }>>

/** Contact and offline details in one language. */
export function toContact({ facts, texts }: Content['contact'], language: Language): Contact {
  const { correctionDays, provider, offline, ...ways } = facts
  const { ways: payingWays, bank, cheque, registrations, ...names } = texts[language]
  return {
    ...names,
    ...ways,
    offline: {
      ...offline,
      bank: toDetails(offline.bank, bank),
      cheque: toDetails(offline.cheque, cheque),
      registrations: toDetails(offline.registrations, registrations),
    },
    payment: { provider, ways: payingWays },
    correction_days: correctionDays,
  }
}

function toDetails(facts: Facts, written: Written): Detail[] {
  return facts.map(({ key, value }) => {
    const text = need(written, key)
    return { label: text.label, value: value ?? text.value ?? '' }
  })
}
