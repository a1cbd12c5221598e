import type { PublicKey } from '../../../shared/contract/donation/receiptCheck.ts'
import { GenuineReceipt } from './GenuineReceipt.tsx'
import { ResultPanel } from './ResultPanel.tsx'
import { receiptCheckTexts } from './texts.ts'
import { useVerdict } from './useVerdict.ts'

/** The answer about one code: genuine with its facts, changed, or signed with an unknown key. */
export const VerdictView = ({ code, keys }: { code: string; keys: readonly PublicKey[] }) => {
  const texts = receiptCheckTexts.use()
  const verdict = useVerdict(code, keys)
  if (verdict?.is === 'genuine') return <GenuineReceipt key={code} facts={verdict.facts} />
  if (verdict?.is === 'changed') return <ResultPanel tone="bad" title={texts.changed} text={texts.changedText} />
  if (verdict) return <ResultPanel tone="doubt" title={texts.unknownKey} text={texts.unknownKeyText} />
  return <ResultPanel tone="quiet" title={texts.checking} />
}
