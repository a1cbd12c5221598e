import { useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { donorDuplicates } from '../../../../shared/api/staff/donors.ts'
import type { Duplicates } from '../../../../shared/contract/staff/donors.ts'
import { useApiQuery } from '../../../framework/firstLoad/queryClient.ts'
import { useServices } from '../../../app/services.ts'
import { Button } from '../../../components/Button.tsx'
import { QueryState } from '../../../components/QueryState.tsx'
import { DeskHeading } from '../desk/DeskHeading.tsx'
import { deskPath } from '../desk/deskPath.ts'
import { useEscape } from '../desk/useEscape.ts'
import { DonorCard } from './DonorCard.tsx'
import parts from '../desk/DeskItem.module.css'
import text from '../../../components/Text.module.css'
import styles from './Donors.module.css'
import { MergeDialog } from './MergeDialog.tsx'
import { useTexts } from '../../../texts/useTexts.ts'

type Pair = Duplicates['rows'][number]

/** Pairs of donors who may be one person, each with its reasons and a way to merge them. */
export const DuplicateList = () => {
  const texts = useTexts('staff').donors
  const { api } = useServices()
  const navigate = useNavigate()
  const [chosen, choose] = useState<Pair>()
  const list = deskPath('donors')
  useEscape(() => void navigate(list))
  const query = useApiQuery({
    queryKey: ['staff-duplicates'],
    queryFn: () => donorDuplicates(api),
    staleTime: 0,
    refetchOnWindowFocus: false,
  })
  return (
    <>
      <DeskHeading title={texts.duplicates} lead={texts.duplicatesLead} above={[{ title: texts.title, to: list }]} />
      <QueryState query={query} empty={{ when: ({ rows }) => rows.length === 0, show: <p>{texts.duplicatesEmpty}</p> }}>
        {({ rows }) => (
          <ul className={parts.list}>
            {rows.map((pair) => (
              <li key={pair.from.key + pair.into.key}>
                <div className={styles.pair}>
                  <DonorCard
                    donor={pair.from}
                    name={<Link to={deskPath('donors', pair.from.key)}>{pair.from.name}</Link>}
                  />
                  <span aria-hidden="true" className={styles.arrow}>
                    →
                  </span>
                  <DonorCard
                    donor={pair.into}
                    name={<Link to={deskPath('donors', pair.into.key)}>{pair.into.name}</Link>}
                  />
                  <div className={styles.why}>
                    <p className={text.soft}>
                      {texts.because(pair.reasons.map((reason) => texts.reasons[reason]).join(', '))}
                    </p>
                    <Button
                      look="outline"
                      aria-label={texts.mergePair(pair.from.name, pair.into.name)}
                      onClick={() => choose(pair)}
                    >
                      {texts.merge}
                    </Button>
                  </div>
                </div>
              </li>
            ))}
          </ul>
        )}
      </QueryState>
      {chosen && <MergeDialog from={chosen.from.key} into={chosen.into.key} onClose={() => choose(undefined)} />}
    </>
  )
}
