import { useLayoutEffect, useState } from 'react'
import { projectProgress, type ProjectProgress } from '../../../shared/contract/project.ts'
import { ApiError, type Transport } from '../../../shared/contract/transport.ts'
import { formatDay, indianDay } from '../../../shared/date.ts'
import { formatRupees, groupIndian } from '../../../shared/money.ts'
import { useDialog, useTexts } from '../../dialogContext.ts'

/** What was asked already: the form is drawn again after the sign-in, and then the donor's token would go with the same question. */
const asked = new WeakMap<Transport, Map<number, Promise<ProjectProgress>>>()

function askOnce(api: Transport, projectId: number): Promise<ProjectProgress> {
  const known = asked.get(api) ?? new Map<number, Promise<ProjectProgress>>()
  asked.set(api, known)
  const answer = known.get(projectId) ?? projectProgress(api, projectId)
  known.set(projectId, answer)
  answer.catch(() => known.delete(projectId))
  return answer
}

/**
 * What a project has so far. Undefined while it loads, null if it does not load or the back end has no such call: the form works without it.
 * @param projectId undefined: nothing is chosen, so there is nothing to load
 */
export const useProgress = (projectId: number | undefined): ProjectProgress | null | undefined => {
  const { environment, flow } = useDialog()
  const [known, setKnown] = useState<{ projectId: number; progress: ProjectProgress | null } | null>(null)
  useLayoutEffect(() => {
    if (!projectId) return
    let here = true
    askOnce(environment.api, projectId).then(
      (progress) => here && setKnown({ projectId, progress }),
      (error: unknown) => {
        if (!here) return
        setKnown({ projectId, progress: null })
        const fault = error instanceof ApiError && error.kind
        if (fault === 'unauthorized' || fault === 'serverFault') flow.dispatch({ type: fault })
      },
    )
    return () => {
      here = false
    }
  }, [projectId])
  return !projectId ? null : known?.projectId === projectId ? known.progress : undefined
}

/** Goal, supporters and last day of a project, as far as it has them: one line, and a thin bar that repeats it. */
export const Progress = ({ progress }: { progress: ProjectProgress }) => {
  const texts = useTexts()
  const { environment } = useDialog()
  const { goal, raised, donors, ends_on: endsOn } = progress
  const hasEnded = !!endsOn && endsOn < indianDay(new Date(environment.now()))
  const day = endsOn && formatDay(endsOn, environment.lang)
  const facts = [
    goal ? texts.raisedOf(formatRupees(raised), formatRupees(goal)) : raised > 0 && texts.raised(formatRupees(raised)),
    donors > 0 && texts.supporters(donors, groupIndian(donors)),
    day && !hasEnded && texts.untilDay(day),
  ].filter(Boolean)
  if (facts.length === 0 && !hasEnded) return null
  return (
    <div className="progress">
      {facts.length > 0 && <small>{facts.join(', ')}</small>}
      {!!goal && <progress max={goal} value={Math.min(raised, goal)} aria-hidden="true" />}
      {day && hasEnded && <small>{texts.endedOn(day)}</small>}
    </div>
  )
}
