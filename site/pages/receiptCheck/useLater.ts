import { useEffect, useState } from 'react'
import { ApiError } from '../../../shared/api/apiError.ts'
import { receiptCheck } from '../../../shared/api/receiptCheck.ts'
import type { ReceiptCheck } from '../../../shared/contract/donation/receiptCheck.ts'
import { useServices } from '../../app/services.ts'

/** What the trust knows of a receipt beyond the paper. `offline`: nobody answered. `unknown`: no receipt has this number. `beforeRestore`: the list may have lost it. */
export type Later = 'asking' | 'offline' | 'unknown' | 'beforeRestore' | ReceiptCheck

/** Asks the API about a genuine receipt, with its number only. */
export function useLater(number: string): Later {
  const { api } = useServices()
  const [later, setLater] = useState<Later>('asking')
  useEffect(() => {
    let current = true
    const tell = (is: Later) => current && setLater(is)
    receiptCheck(api, number).then(tell, (error: unknown) => {
      const status = error instanceof ApiError ? error.status : 0
      tell(status === 404 ? 'unknown' : status === 409 ? 'beforeRestore' : 'offline')
    })
    return () => {
      current = false
    }
  }, [api, number])
  return later
}
