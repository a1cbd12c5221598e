import { useEffect, useState } from 'react'

/** A text that people type, once they pause: each search is a request, and an entry of the audit log. */
export const useSettled = (typed: string, pauseMs: number): string => {
  const [settled, setSettled] = useState(typed)
  useEffect(() => {
    const pause = setTimeout(() => setSettled(typed), pauseMs)
    return () => clearTimeout(pause)
  }, [typed, pauseMs])
  return settled
}
