import { useEffect, useRef } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { CorrectOfflineForm } from '../../../../../shared/contract/staff/correctOffline.ts'
import type { CorrectOfflineProps } from './CorrectOffline.tsx'
import { startOf } from './startOf.ts'

/** When somebody else has corrected the donation, fields that nobody changed here take the newer facts. What is typed stays. */
export const useNewerFacts = (
  form: UseFormReturn<CorrectOfflineForm>,
  donation: CorrectOfflineProps['donation'],
): void => {
  const known = useRef(startOf(donation))
  useEffect(() => {
    const [before, now] = [known.current, startOf(donation)]
    known.current = now
    for (const name of Object.keys(now) as (keyof CorrectOfflineForm)[]) // as startOf makes them
      if (now[name] !== before[name] && form.getValues(name) === before[name]) form.setValue(name, now[name])
  }, [form, donation])
}
