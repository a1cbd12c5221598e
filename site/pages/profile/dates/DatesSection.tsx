import { useEffect, useRef } from 'react'
import { specialDates } from '../../../../shared/api/people/specialDates.ts'
import emptyDates from '../../../artwork/empty-dates.svg'
import { useLanguage } from '../../../app/language/language.ts'
import { useApiQuery } from '../../../app/firstLoad/queryClient.ts'
import { useServices } from '../../../app/services.ts'
import { buttonClass } from '../../../layout/Button.tsx'
import { QueryState } from '../../../layout/QueryState.tsx'
import { donationsQuery } from '../../donation/donationQueries.ts'
import { ProfileSection } from '../sections/ProfileSection.tsx'
import sections from '../sections/Sections.module.css'
import { profileTexts } from '../texts.ts'
import { AddDate } from './AddDate.tsx'
import { DateEntry } from './DateEntry.tsx'
import styles from './Dates.module.css'
import { useDateRemoval } from './useDateRemoval.ts'

/** As many as the API sends at once. */
const perPage = 50

/** Birthdays, anniversaries, days of remembrance: the next one first. */
export const DatesSection = ({ userId }: { userId: number }) => {
  const { dates: texts } = profileTexts.use()
  const lang = useLanguage()
  const { api } = useServices()
  const query = useApiQuery({ queryKey: ['special dates', lang], queryFn: () => specialDates(api) })
  // None while they load: then the project's own amount is proposed.
  const donations = useApiQuery(donationsQuery(api, lang, { page: 1, perPage })).data?.rows ?? []
  const lastTo = (projectId: number | null | undefined) =>
    donations.find(({ payment_status: status, project }) => status === 'success' && project?.id === projectId)
  const { removed, said, busy, remove, undo } = useDateRemoval()
  const undoButton = useRef<HTMLButtonElement>(null)
  // The pressed button has disappeared with its row.
  useEffect(() => {
    if (removed) undoButton.current?.focus()
  }, [removed])
  return (
    <ProfileSection id="dates" title={texts.title} lead={texts.lead}>
      <div role="status" className={styles.said}>
        {said && <p>{said}</p>}
      </div>
      {removed && (
        <button
          ref={undoButton}
          type="button"
          className={buttonClass('outline', styles.undo)}
          aria-disabled={busy || undefined}
          onClick={() => void undo(removed)}
        >
          {texts.undo}
        </button>
      )}
      <QueryState
        query={query}
        skeleton={<div className={sections.skeleton} />}
        empty={{
          when: (rows) => rows.length === 0,
          show: (
            <div className={styles.none}>
              <img src={emptyDates} alt="" width={200} height={150} />
              <p>{texts.none}</p>
            </div>
          ),
        }}
      >
        {(rows) => (
          <ul className={sections.rows}>
            {rows.map((row, index) => (
              <DateEntry
                key={row.id}
                row={row}
                last={lastTo(row.project_id)}
                first={index === 0}
                onRemove={() => void remove(row)}
              />
            ))}
          </ul>
        )}
      </QueryState>
      <details className={styles.add}>
        <summary>{texts.add}</summary>
        <AddDate userId={userId} />
      </details>
    </ProfileSection>
  )
}
