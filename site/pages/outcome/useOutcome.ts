import { useEffect, useState } from 'react'
import * as z from 'zod/mini'
import { ApiError } from '../../../shared/contract/transport.ts'
import {
  donationOutcome,
  type DonationOutcome,
  type PaymentStatus,
} from '../../../shared/contract/donation/donation.ts'
import type { TextStorage } from '../../../shared/auth/storage.ts'
import { storageKeys } from '../../../shared/auth/storageKeys.ts'
import { txnIdSchema } from '../../../shared/contract/basics.ts'
import { readPending } from '../../../shared/donation/pendingDonation.ts'
import { useApiQuery } from '../../framework/firstLoad/queryClient.ts'
import { useLanguage } from '../../app/language/language.ts'
import { useServices } from '../../app/services.ts'
import { useSession } from '../../app/session/useSession.ts'
import { outcomePaths } from '../../app/paths.ts'

type Outcome =
  | { state: 'signedOut' | 'unnamed' | 'unknown' | 'checking' }
  | { state: 'unreached'; error: Error; checking: boolean; check(): void }
  | { state: 'known'; donation: DonationOutcome }
  | { state: 'pending'; donation: DonationOutcome; rested: boolean; checking: boolean; check(): void }

/** The last answer, and the number of answers. */
interface Look {
  donation: DonationOutcome
  looks: number
}

const isUnknown = (error: unknown) => error instanceof ApiError && error.kind === 'refused' && error.status !== 429

/**
 * The outcome of a donation. It trusts only the server, never the address: it uses nothing of the address except the txn id (specification, decision
 * 6). It checks a pending donation again by itself, for five minutes.
 * @param asked the `txnid` parameter, untrusted
 */
export const useOutcome = (asked: string | null): Outcome => {
  const { storage } = useServices()
  const { token, user } = useSession()
  const lang = useLanguage()
  const [round, setRound] = useState(0)
  const txnId = z.safeParse(txnIdSchema, asked)
  const { data, error, errorUpdateCount, isFetching, refetch } = useApiQuery<Look>(
    ['outcome', user?.id, asked, lang, round],
    async (api, { client, queryKey }) => {
      const looks = client.getQueryData<Look>(queryKey)?.looks ?? 0
      // Announces a server fault once, not with every check.
      const donation = await donationOutcome(api, txnId.data ?? '')
      return { donation, looks: looks + 1 }
    },
    {
      enabled: txnId.success && token !== null,
      staleTime: 0,
      // The answer stays on screen during the next check or a change of language.
      placeholderData: (previous) => previous,
      refetchInterval: ({ state }) =>
        state.data?.donation.payment_status === 'pending' && nextLookMs(state.data.looks + state.errorUpdateCount),
    },
  )

  const settled = data && data.donation.payment_status !== 'pending' ? data.donation.txn_id : null
  useEffect(() => {
    if (settled) forgetPending(storage, settled, Date.now())
  }, [settled, storage])

  const arrived = data?.donation.payment_status === 'success' ? data.donation : null
  const [arrivedId, amount, projectId] = [arrived?.txn_id, arrived?.amount, arrived?.project?.id ?? null]
  useEffect(() => {
    if (arrivedId !== undefined && amount !== undefined) notifyConfirmed({ txnId: arrivedId, amount, projectId })
  }, [arrivedId, amount, projectId])

  if (asked === null) return { state: 'unnamed' }
  if (!txnId.success) return { state: 'unknown' }
  if (!token) return { state: 'signedOut' }
  if (data && data.donation.txn_id === asked) {
    const { donation, looks } = data
    if (donation.payment_status !== 'pending') return { state: 'known', donation }
    const rested = nextLookMs(looks + errorUpdateCount) === false
    return { state: 'pending', donation, rested, checking: isFetching, check: () => setRound(round + 1) }
  }
  if (!error) return { state: 'checking' }
  if (isUnknown(error)) return { state: 'unknown' }
  return { state: 'unreached', error, checking: isFetching, check: () => void refetch() }
}

/**
 * Forgets the stored donation once its outcome is known, so that the next one starts empty. Another donation that is under way stays.
 * @param nowMs ms since 1970
 */
export const forgetPending = (storage: TextStorage, txnId: string, nowMs: number): void => {
  if (readPending(storage.getItem(storageKeys.pendingDonation), nowMs)?.txnId !== txnId) return
  storage.removeItem(storageKeys.pendingDonation)
  storage.removeItem(storageKeys.hash)
}

/**
 * `donate:confirmed` on `window`: the server has confirmed a donation. For analytics on the trust's own site (docs/embedding/analytics.md); a partner's page
 * never gets it. Like the widget's events it contains ids and rupees only. It fires on each visit of the outcome page, so count each txn id once.
 */
interface Confirmed {
  txnId: string
  /** Rupees. */
  amount: number
  projectId: number | null
}

const notifyConfirmed = (detail: Confirmed): void => {
  dispatchEvent(new CustomEvent('donate:confirmed', { detail }))
}

const firstMs = 2_000
const growth = 1.35
const longestMs = 10_000
const altogetherMs = 5 * 60_000

const waitAfter = (look: number) => Math.min(firstMs * growth ** (look - 1), longestMs)

/**
 * Wait before the next check of a pending donation, growing from 2 s to 10 s; false once the waits add up to five minutes.
 * @param looks number of checks so far, 1 or more
 */
export const nextLookMs = (looks: number): number | false => {
  let waited = 0
  for (let look = 1; look < looks; look++) waited += waitAfter(look)
  return waited < altogetherMs && waitAfter(looks)
}

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
