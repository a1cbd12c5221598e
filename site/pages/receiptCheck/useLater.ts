import { useEffect, useState } from 'react'
import { ApiError } from '../../../shared/api/apiError.ts'
import { receiptCheck } from '../../../shared/api/receiptCheck.ts'
import type { ReceiptCheck } from '../../../shared/contract/donation/receiptCheck.ts'
import { useServices } from '../../app/services.ts'

/** What the trust knows of a receipt beyond the paper. `offline`: nobody answered. `unknown`: no receipt has this number. */
export type Later = 'asking' | 'offline' | 'unknown' | ReceiptCheck

/** Asks the API about a genuine receipt, with its number only. */
export function useLater(number: string): Later {
  const { api } = useServices()
  const [later, setLater] = useState<Later>('asking')
  useEffect(() => {
    let current = true
    const tell = (is: Later) => current && setLater(is)
    receiptCheck(api, number).then(tell, (error: unknown) =>
      tell(error instanceof ApiError && error.status === 404 ? 'unknown' : 'offline'),
    )
    return () => {
      current = false
    }
  }, [api, number])
  return later
}
