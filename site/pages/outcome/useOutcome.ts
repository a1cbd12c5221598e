import { useRef } from 'react'
import * as z from 'zod/mini'
import { ApiError } from '../../../shared/api/apiError.ts'
import { updateStatus } from '../../../shared/api/donation.ts'
import { txnIdSchema } from '../../../shared/contract/basics.ts'
import type { DonationStatus } from '../../../shared/contract/donation.ts'
import { useApiQuery } from '../../app/queryClient.ts'
import { useServices } from '../../app/services.ts'
import { useSession } from '../../app/useSession.ts'
import { nextLookMs } from './nextLook.ts'

export type Outcome =
  | { state: 'signedOut' | 'unknown' | 'checking' }
  | { state: 'unreached'; error: Error; checking: boolean; check(): void }
  | { state: 'known'; gift: DonationStatus }
  | { state: 'pending'; gift: DonationStatus; rested: boolean; checking: boolean; check(): void }

/**
 * What became of a gift. Believes the server only, never the address: not its path, not its parameters but the txn id (brief, decision 6).
 * While the gift is pending it looks again by itself, and rests after five minutes.
 */
export const useOutcome = (asked: string | null): Outcome => {
  const { api, quietApi } = useServices()
  const { token, user } = useSession()
  const txnId = z.safeParse(txnIdSchema, asked)
  const since = useRef<number>(null)
  const looks = useRef(0)
  const gift = useApiQuery<DonationStatus>({
    queryKey: ['outcome', user?.id, asked],
    queryFn: () => {
      since.current ??= Date.now()
      looks.current += 1
      // A server fault is told aloud once, not with every look.
      return updateStatus(looks.current === 1 ? api : quietApi, txnId.data ?? '')
    },
    enabled: txnId.success && token !== null,
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data?.payment_status === 'pending' && nextLookMs(looks.current, Date.now() - (since.current ?? Date.now())),
  })
  const check = () => {
    since.current = Date.now()
    looks.current = 1
    void gift.refetch()
  }

  if (!txnId.success) return { state: 'unknown' }
  if (!token) return { state: 'signedOut' }
  const checking = gift.isFetching
  if (gift.data) {
    if (gift.data.payment_status !== 'pending') return { state: 'known', gift: gift.data }
    const rested = since.current !== null && nextLookMs(looks.current, Date.now() - since.current) === false
    return { state: 'pending', gift: gift.data, rested, checking, check }
  }
  if (!gift.error) return { state: 'checking' }
  const { error } = gift
  if (error instanceof ApiError && error.kind === 'refused' && error.status !== 429) return { state: 'unknown' }
  return { state: 'unreached', error, checking, check }
}
