import { useEffect, useState } from 'react'
import type { ReconciledDay } from '../../../../shared/contract/staff/reconciliation.ts'
import { useRefresh } from '../../../staff/table/useDeskList.ts'
import { daysKey } from './daysKey.ts'

/** The wait doubles up to the longest: each look is an entry of the audit log. All together three minutes. */
const FIRST_WAIT_MS = 1000
const LONGEST_WAIT_MS = 15_000
const LOOKS = 15

type Step = 'none' | 'waits' | 'late' | 'ran'

/** Loads the days again until the comparison that was asked for has run. `late`: it takes longer than usual, and nobody looks any more. */
export const useComparison = ({ run_at }: Pick<ReconciledDay, 'run_at'>): { step: Step; begin(): void } => {
  const refresh = useRefresh()
  const [asked, setAsked] = useState<{ runBefore: string | null; looks: number }>()
  const isWaiting = asked !== undefined && asked.runBefore === run_at
  const isLate = isWaiting && asked.looks >= LOOKS
  useEffect(() => {
    if (!isWaiting || isLate) return
    const look = () => void refresh(daysKey).then(() => setAsked({ ...asked, looks: asked.looks + 1 }))
    const timer = setTimeout(look, Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** asked.looks))
    return () => clearTimeout(timer)
    // Only a look begins the next wait.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [asked, isWaiting, isLate])
  const step = asked === undefined ? 'none' : !isWaiting ? 'ran' : isLate ? 'late' : 'waits'
  return { step, begin: () => setAsked({ runBefore: run_at, looks: 0 }) }
}
