import { useState } from 'react'
import { useDialog } from '../dialogContext.ts'
import { useTimer } from '../ui/hooks.ts'
import { LoadProblem } from './Boundary.tsx'

/** After this time without an answer, in ms, other ways to give appear beside the wait, as in the loader at the first opening. */
const patienceMs = 3000

/** Beside what is loading. */
export const Patience = () => {
  const [long, setLong] = useState(false)
  useTimer(patienceMs, () => setLong(true), [])
  return long && <LoadProblem />
}

/** Replaces what is loading. */
export const Waiting = () => (
  <>
    <Patience />
    <div className="skeleton" role="status" aria-label={useDialog().t.loading} />
  </>
)
