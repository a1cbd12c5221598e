import { useEffect, useState } from 'react'
import { type PublicKey } from '../../../shared/contract/donation/receiptCheck.ts'
import { checkCode, type Verdict } from '../../../shared/receiptCheck/signedReceipt.ts'
import { verify } from './webCrypto.ts'

/** What the signature says about a code; null while it is checked. */
export function useVerdict(code: string, keys: readonly PublicKey[]): Verdict | null {
  const [verdict, setVerdict] = useState<Verdict | null>(null)
  useEffect(() => {
    let current = true
    checkCode(code, keys, verify).then(
      (is) => current && setVerdict(is),
      // A key that the browser refuses is no key.
      () => current && setVerdict({ is: 'unknown_key' }),
    )
    return () => {
      current = false
    }
  }, [code, keys])
  return verdict
}
