import { useEffect, useState } from 'react'
import { type PublicKey } from '../../../shared/contract/donation/receiptCheck.ts'
import { checkCode, type Verdict } from '../../../shared/receiptCheck/signedReceipt.ts'
import { verify } from './webCrypto.ts'

/** What the signature says about a code; null while it is checked, or without a code. */
export function useVerdict(code: string, keys: readonly PublicKey[] | undefined): Verdict | null {
  const [checked, setChecked] = useState<{ code: string; keys: readonly PublicKey[]; verdict: Verdict } | null>(null)
  useEffect(() => {
    if (code === '' || !keys) return
    let current = true
    checkCode(code, keys, verify).then(
      (verdict) => current && setChecked({ code, keys, verdict }),
      // A key that the browser refuses is no key.
      () => current && setChecked({ code, keys, verdict: { is: 'unknown_key' } }),
    )
    return () => {
      current = false
    }
  }, [code, keys])
  return checked?.code === code && checked.keys === keys ? checked.verdict : null
}
