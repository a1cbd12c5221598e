import { useLayoutEffect, useState } from 'react'
import { useDialog } from '../dialogContext.ts'
import { LoadProblem } from './LoadProblem.tsx'

/** Without an answer for so long, in ms, other ways to give are offered beside the wait, as the loader does at the first opening. */
const patienceMs = 3000

/** Beside what is on its way. */
export const Patience = () => {
  const [long, setLong] = useState(false)
  useLayoutEffect(() => {
    const timer = setTimeout(() => setLong(true), patienceMs)
    return () => clearTimeout(timer)
  }, [])
  return long && <LoadProblem />
}

/** In the place of what is on its way. */
export const Waiting = () => (
  <>
    <Patience />
    <div className="skeleton" role="status" aria-label={useDialog().t.loading} />
  </>
)
