import { useEffect } from 'react'
import type { PaymentStatus } from '../../../shared/contract/donation/donation.ts'
import { outcomePaths } from '../../app/paths.ts'

const paths: readonly string[] = Object.values(outcomePaths)

/**
 * Changes the address to match the server's answer. A donor may arrive at `/payment-pending` a moment before the provider has answered; a reload or a
 * bookmark must not keep that. Nothing loads again, and the scroll position stays.
 * @param status what the server knows; undefined while it has not answered
 */
export const useOutcomeAddress = (status: PaymentStatus | undefined): void => {
  useEffect(() => {
    const path = status && outcomePaths[status]
    const { pathname, search, hash } = window.location
    if (!path || path === pathname || !paths.includes(pathname)) return
    window.history.replaceState(window.history.state, '', `${path}${search}${hash}`)
  }, [status])
}
