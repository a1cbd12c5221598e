import { useState } from 'react'
import { addSpecialDate, deleteSpecialDate } from '../../../../shared/api/people/specialDates.ts'
import type { SpecialDate } from '../../../../shared/contract/people/specialDate.ts'
import { queryClientOf } from '../../../app/firstLoad/queryClient.ts'
import { useServices } from '../../../app/services.ts'
import { useTexts } from '../../../app/texts.ts'
import { failureText } from '../../../forms/failureText.ts'
import { profileTexts } from '../texts.ts'

/** Removes a day at once, and can restore it. */
export const useDateRemoval = () => {
  const all = useTexts()
  const { dates: texts } = profileTexts.use()
  const services = useServices()
  const [removed, setRemoved] = useState<SpecialDate>()
  const [said, setSaid] = useState('')
  const [busy, setBusy] = useState(false)
  const run = async (call: () => Promise<unknown>, then: () => void) => {
    if (busy) return
    setBusy(true)
    try {
      await call()
      then()
      await queryClientOf(services).invalidateQueries({ queryKey: ['special dates'] })
    } catch (error) {
      setSaid(failureText(all, error))
    }
    setBusy(false)
  }
  return {
    removed,
    said,
    busy,
    remove: (row: SpecialDate) =>
      run(
        () => deleteSpecialDate(services.api, row.id),
        () => {
          setRemoved(row)
          setSaid(texts.removed(row.name))
        },
      ),
    undo: ({ occasion_id, name, date, project_id }: SpecialDate) =>
      run(
        () => addSpecialDate(services.api, { occasion_id, name, date, project_id }),
        () => {
          setRemoved(undefined)
          setSaid(texts.back(name))
        },
      ),
  }
}
