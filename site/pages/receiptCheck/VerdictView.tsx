import { useEffect, useState } from 'react'
import type { PublicKey } from '../../../shared/contract/donation/receiptCheck.ts'
import { checkCode, type Verdict } from '../../../shared/receiptCheck/signedReceipt.ts'
import { GenuineReceipt } from './GenuineReceipt.tsx'
import { ResultPanel } from './ResultPanel.tsx'
import { verify } from './webCrypto.ts'
import { useTexts } from '../../texts/useTexts.ts'

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
