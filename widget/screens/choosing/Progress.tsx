import { projectProgress, type ProjectProgress } from '../../../shared/contract/project.ts'
import { formatDay, indianDay } from '../../../shared/date.ts'
import { formatRupees, groupIndian } from '../../../shared/money.ts'
import { useDialog, useTexts } from '../../dialogContext.ts'
import { useAnswer } from '../offline/useAnswer.ts'

/**
 * What a project has so far. Undefined while it loads, null if it does not load or the back end has no such call: the form works without it.
 * @param projectId undefined: nothing is chosen, so there is nothing to load
 */
export const useProgress = (projectId: number | undefined): ProjectProgress | null | undefined => {
  const { environment } = useDialog()
  const question = projectId ? `progress ${projectId}` : undefined
  const { data, fault } = useAnswer(environment, question, () => projectProgress(environment.api, projectId ?? 0))
  return !projectId || fault ? null : data
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
