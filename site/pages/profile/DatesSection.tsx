import { useEffect, useRef } from 'react'
import { specialDates } from '../../../shared/api/people/specialDates.ts'
import emptyDates from '../../artwork/empty-dates.svg'
import { useLanguage } from '../../app/language/language.ts'
import { useApiQuery } from '../../framework/firstLoad/queryClient.ts'
import { useServices } from '../../app/services.ts'
import { Button } from '../../components/Button.tsx'
import { QueryState } from '../../components/QueryState.tsx'
import { ActWords } from '../../components/act/ActWords.tsx'
import { Empty } from '../../components/Empty.tsx'
import flow from '../../components/Flow.module.css'
import { donationsQuery } from '../donation/donationQueries.ts'
import { ProfileSection } from './ProfileSection.tsx'
import { AddDate } from './AddDate.tsx'
import { DateEntry } from './DateEntry.tsx'
import { useDateRemoval } from './useDateRemoval.ts'
import { useTexts } from '../../texts/useTexts.ts'

/** As many as the API sends at once. */
const perPage = 50

/** Birthdays, anniversaries, days of remembrance: the next one first. */
export const DatesSection = ({ userId }: { userId: number }) => {
  const { dates: texts } = useTexts('profile').profile
  const lang = useLanguage()
  const { api } = useServices()
  const query = useApiQuery({ queryKey: ['special dates', lang], queryFn: () => specialDates(api) })
  // None while they load: then the project's own amount is proposed.
  const donations = useApiQuery(donationsQuery(api, lang, { page: 1, perPage })).data?.rows ?? []
  const lastTo = (projectId: number | null | undefined) =>
    donations.find(({ payment_status: status, project }) => status === 'success' && project?.id === projectId)
  const { act, removed, remove, undo } = useDateRemoval()
  const undoButton = useRef<HTMLButtonElement>(null)
  // The pressed button has disappeared with its row.
  useEffect(() => {
    if (removed) undoButton.current?.focus()
  }, [removed])
  const none = (
    <Empty picture={emptyDates}>
      <p>{texts.none}</p>
    </Empty>
  )
  return (
    <ProfileSection id="dates" title={texts.title} lead={texts.lead}>
      <ActWords act={act} />
      {removed && (
        <Button ref={undoButton} look="outline" busy={act.busy} onClick={() => undo(removed)}>
          {texts.undo}
        </Button>
      )}
      <QueryState query={query} empty={{ when: (rows) => rows.length === 0, show: none }}>
        {(rows) => (
          <ul className={flow.list}>
            {rows.map((row, index) => (
              <DateEntry
                key={row.id}
                row={row}
                last={lastTo(row.project_id)}
                first={index === 0}
                onRemove={() => remove(row)}
              />
            ))}
          </ul>
        )}
      </QueryState>
      <details>
        <summary>{texts.add}</summary>
        <AddDate userId={userId} />
      </details>
    </ProfileSection>
  )
}
