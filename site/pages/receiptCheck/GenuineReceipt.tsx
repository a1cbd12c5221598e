import { amountInWords } from '../../../shared/amountInWords/amountInWords.ts'
import { formatDay } from '../../../shared/date.ts'
import { formatRupees } from '../../../shared/money.ts'
import type { SignedFacts } from '../../../shared/receiptCheck/signedReceipt.ts'
import { useLanguage } from '../../app/language/language.ts'
import { Facts } from '../../parts/Facts.tsx'
import words from '../../parts/Text.module.css'
import { NameForm } from './NameForm.tsx'
import { ResultPanel, type Tone } from './ResultPanel.tsx'
import { type Later, useLater } from './useLater.ts'
import { type SiteTexts, useTexts } from '../../texts/useTexts.ts'

/** A receipt that the trust signed: its facts, and what happened later. */
export const GenuineReceipt = ({ facts }: { facts: SignedFacts }) => {
  const texts = useTexts('receiptCheck').receiptCheck
  const lang = useLanguage()
  const later = useLater(facts.number)
  const { tone, title, text, note } = describe(texts, facts, later)
  return (
    <ResultPanel tone={tone} title={title} text={text}>
      <Facts
        facts={[
          [texts.trust, facts.trust],
          [texts.number, facts.number],
          [texts.version, facts.version],
          [texts.day, formatDay(facts.day, lang)],
          [texts.amount, `${formatRupees(facts.amount)} (${amountInWords(facts.amount, lang)})`],
        ]}
      />
      {note && <p className={words.small}>{note}</p>}
      <NameForm facts={facts} />
    </ResultPanel>
  )
}

interface Described {
  tone: Tone
  title: string
  text: string
  note?: string
}

/** A refund or cancellation weighs more than a correction. */
function describe(texts: SiteTexts['receiptCheck']['receiptCheck'], { version }: SignedFacts, later: Later): Described {
  const genuine = { tone: 'good', title: texts.genuine, text: texts.genuineText } as const
  if (later === 'asking') return { ...genuine, note: texts.asking }
  if (later === 'offline') return { ...genuine, note: texts.offline }
  if (later === 'unknown') return { ...genuine, tone: 'doubt', note: texts.unknownNumber }
  if (later === 'beforeRestore') return { ...genuine, tone: 'doubt', note: texts.beforeRestore }
  const { refunded, whole, newest, cancelled } = later
  if (cancelled) return { tone: 'bad', title: texts.cancelled, text: texts.cancelledText }
  const amount = formatRupees(refunded)
  if (whole) return { tone: 'bad', title: texts.refunded, text: texts.refundedText(amount) }
  if (refunded > 0) return { tone: 'doubt', title: texts.partRefunded, text: texts.partRefundedText(amount) }
  if (newest > version) return { tone: 'doubt', title: texts.corrected, text: texts.correctedText(newest) }
  return { ...genuine, note: texts.upToDate }
}
