import { useState } from 'react'
import { addSpecialDate, deleteSpecialDate } from '../../../shared/api/people/specialDates.ts'
import type { SpecialDate } from '../../../shared/contract/people/specialDate.ts'
import { queryClientOf } from '../../framework/firstLoad/queryClient.ts'
import { useServices } from '../../app/services.ts'
import { useAct } from '../../components/forms/useAct.ts'
import { useTexts } from '../../texts/useTexts.ts'

/** Removes a day at once, and can restore it. */
export const useDateRemoval = () => {
  const { dates: texts } = useTexts('profile').profile
  const services = useServices()
  const [removed, setRemoved] = useState<SpecialDate>()
  const act = useAct()
  const run = (call: () => Promise<unknown>, then: SpecialDate | undefined, message: string) =>
    void act.run(async () => {
      await call()
      setRemoved(then)
      await queryClientOf(services).invalidateQueries({ queryKey: ['special dates'] })
    }, message)
  return {
    act,
    removed,
    remove: (row: SpecialDate) => run(() => deleteSpecialDate(services.api, row.id), row, texts.removed(row.name)),
    undo({ occasion_id, name, date, project_id }: SpecialDate) {
      run(() => addSpecialDate(services.api, { occasion_id, name, date, project_id }), undefined, texts.back(name))
    },
  }
}
