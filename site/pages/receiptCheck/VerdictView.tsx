import { type FormEvent, useEffect, useState } from 'react'
import { amountInWords } from '../../../shared/texts/amountInWords.ts'
import { ApiError } from '../../../shared/contract/transport.ts'
import { type PublicKey, receiptCheck, type ReceiptCheck } from '../../../shared/contract/donation/receipt.ts'
import { formatDay } from '../../../shared/date.ts'
import { formatMoney, formatRupees } from '../../../shared/money.ts'
import {
  checkCode,
  type Digest,
  digestName,
  type SignedFacts,
  type Verdict,
  type Verify,
} from '../../../shared/signedReceipt.ts'
import { useServices } from '../../app/services.ts'
import { described, FieldFrame } from '../../components/forms/Field.tsx'
import { Button } from '../../components/Button.tsx'
import { Facts } from '../../components/Facts.tsx'
import { type SiteTexts, useTexts } from '../../texts/useTexts.ts'
import { ResultPanel, type Tone } from './ResultPanel.tsx'

/** The answer about one code: genuine with its facts, changed, or signed with an unknown key. */
export const VerdictView = ({ code, keys }: { code: string; keys: readonly PublicKey[] }) => {
  const texts = useTexts('receiptCheck').receiptCheck
  const [verdict, setVerdict] = useState<Verdict | null>(null)
  useEffect(() => {
    let current = true
    // A key that the browser refuses is no key.
    const checked = checkCode(code, keys, verify).catch((): Verdict => ({ is: 'unknown_key' }))
    void checked.then((is) => current && setVerdict(is))
    return () => {
      current = false
    }
  }, [code, keys])
  if (verdict?.is === 'genuine') return <GenuineReceipt key={code} facts={verdict.facts} />
  if (verdict?.is === 'changed') return <ResultPanel tone="bad" title={texts.changed} text={texts.changedText} />
  if (verdict) return <ResultPanel tone="doubt" title={texts.unknownKey} text={texts.unknownKeyText} />
  return <ResultPanel tone="quiet" title={texts.checking} />
}

/** A receipt that the trust signed: its facts, and what happened later. */
const GenuineReceipt = ({ facts }: { facts: SignedFacts }) => {
  const { receiptCheck: texts, lang } = useTexts('receiptCheck')
  const answer = useTrustAnswer(facts.number)
  const { tone, title, text, note } = describe(texts, facts, answer)
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
      {note && <p className="text-small">{note}</p>}
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
function describe(
  texts: SiteTexts['receiptCheck']['receiptCheck'],
  { version }: SignedFacts,
  answer: TrustAnswer,
): Described {
  const genuine = { tone: 'good', title: texts.genuine, text: texts.genuineText } as const
  if (answer === 'asking') return { ...genuine, note: texts.asking }
  if (answer === 'offline') return { ...genuine, note: texts.offline }
  if (answer === 'unknown') return { ...genuine, tone: 'doubt', note: texts.unknownNumber }
  if (answer === 'beforeRestore') return { ...genuine, tone: 'doubt', note: texts.beforeRestore }
  const { refunded, whole, newest, cancelled, in_hand } = answer
  if (cancelled) return { tone: 'bad', title: texts.cancelled, text: texts.cancelledText }
  const amount = formatMoney(refunded)
  if (whole) return { tone: 'bad', title: texts.refunded, text: texts.refundedText(amount) }
  if (refunded > 0) return { tone: 'doubt', title: texts.partRefunded, text: texts.partRefundedText(amount) }
  if (newest > version) return { tone: 'doubt', title: texts.corrected, text: texts.correctedText(newest) }
  if (in_hand) return { tone: 'doubt', title: texts.inHand, text: texts.inHandText }
  return { ...genuine, note: texts.upToDate }
}

/** What the trust knows of a receipt beyond the paper. `offline`: nobody answered. `unknown`: no receipt has this number. `beforeRestore`: the list may have lost it. */
type TrustAnswer = 'asking' | 'offline' | 'unknown' | 'beforeRestore' | ReceiptCheck

/** Asks the API about a genuine receipt, with its number only. */
function useTrustAnswer(number: string): TrustAnswer {
  const { api } = useServices()
  const [answer, setAnswer] = useState<TrustAnswer>('asking')
  useEffect(() => {
    let current = true
    const tell = (is: TrustAnswer) => current && setAnswer(is)
    receiptCheck(api, number).then(tell, (error: unknown) => {
      const status = error instanceof ApiError ? error.status : 0
      tell(status === 404 ? 'unknown' : status === 409 ? 'beforeRestore' : 'offline')
    })
    return () => {
      current = false
    }
  }, [api, number])
  return answer
}

/** Compares the name on the paper with the signed digest, on this device. */
const NameForm = ({ facts }: { facts: SignedFacts }) => {
  const texts = useTexts('receiptCheck').receiptCheck
  const [name, setName] = useState('')
  const [same, setSame] = useState<boolean | null>(null)
  const compare = async (event: FormEvent) => {
    event.preventDefault()
    if (name.trim() !== '') setSame((await digestName(facts.number, name, sha256)) === facts.nameDigest)
  }
  return (
    <form className="flow-stack" onSubmit={(event) => void compare(event)} noValidate>
      <FieldFrame id="receipt-name" label={texts.name} hint={texts.nameHint} problem={undefined}>
        <input
          id="receipt-name"
          value={name}
          autoComplete="off"
          onChange={(event) => {
            setName(event.target.value)
            setSame(null)
          }}
          {...described('receipt-name', undefined, texts.nameHint)}
        />
      </FieldFrame>
      <Button type="submit" look="outline">
        {texts.compare}
      </Button>
      <p role="status">{same !== null && (same ? texts.sameName : texts.otherName)}</p>
    </form>
  )
}

const curve = { name: 'ECDSA', namedCurve: 'P-256' }

/** The browser's own cryptography checks the signature; nothing is sent. */
const verify: Verify = async ({ x, y }, signature, signed) => {
  const key = await crypto.subtle.importKey('jwk', { kty: 'EC', crv: 'P-256', x, y }, curve, false, ['verify'])
  return crypto.subtle.verify({ name: 'ECDSA', hash: 'SHA-256' }, key, signature, signed)
}

const sha256: Digest = async (bytes) => new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
