import { staffCase } from '../../../../shared/contract/staff/reconciliation.ts'
import { formatDateTime } from '../../../../shared/date.ts'
import { useLanguage } from '../../../app/language/language.ts'
import { useApiQuery } from '../../../framework/firstLoad/queryClient.ts'
import { QueryState } from '../../../components/QueryState.tsx'
import { FactList } from '../desk/FactList.tsx'
import text from '../../../components/Text.module.css'
import styles from './CaseEvidence.module.css'
import { useTexts } from '../../../texts/useTexts.ts'

/** The provider's record as it was found, the stored messages, and the notes. */
export const CaseEvidence = ({ id }: { id: number }) => {
  const texts = useTexts('staff').cases
  const lang = useLanguage()
  const query = useApiQuery(['staff-case', id], (api) => staffCase(api, id), { staleTime: 0 })
  return (
    <QueryState query={query} skeleton={<div className={styles.skeleton} />}>
      {({ evidence, events, notes, open, closed_by }) => (
        <div className={styles.evidence}>
          <div lang="en">
            <FactList facts={Object.entries(evidence).map(([name, value]) => [name, String(value ?? '–')])} />
          </div>
          {events.length > 0 && (
            <>
              <h3>{texts.messages}</h3>
              <ul lang="en">
                {events.map((event) => (
                  <li key={event.id}>
                    {formatDateTime(event.at, lang)} · {event.source} · {event.note}
                  </li>
                ))}
              </ul>
            </>
          )}
          {notes.length > 0 && (
            <>
              <h3>{texts.notes}</h3>
              {notes.map(({ note, name, at }) => (
                <p key={at}>
                  {note}{' '}
                  <span className={text.soft}>{[name, formatDateTime(at, lang)].filter(Boolean).join(', ')}</span>
                </p>
              ))}
            </>
          )}
          {!open && <p className={text.soft}>{closed_by ? texts.closedBy(closed_by) : texts.closedBySystem}</p>}
        </div>
      )}
    </QueryState>
  )
}
