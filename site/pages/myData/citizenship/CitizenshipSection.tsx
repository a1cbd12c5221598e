import { useEffect, useRef, useState } from 'react'
import { declaration } from '../../../../shared/api/people/declaration.ts'
import type { Declaration } from '../../../../shared/contract/people/declaration.ts'
import type { MyData } from '../../../../shared/contract/people/myData.ts'
import { queryClientOf, useApiQuery } from '../../../app/firstLoad/queryClient.ts'
import { useLanguage } from '../../../app/language/language.ts'
import { useServices } from '../../../app/services.ts'
import { QueryState } from '../../../layout/QueryState.tsx'
import { ProfileSection } from '../../profile/sections/ProfileSection.tsx'
import profile from '../../profile/sections/Sections.module.css'
import styles from '../MyData.module.css'
import { myDataTexts } from '../texts.ts'
import { Answer } from './Answer.tsx'
import { AnswerForm } from './AnswerForm.tsx'

/** The person's answer about citizenship, with a way to correct it. Each answer stays on record with its wording. */
export const CitizenshipSection = ({ earlier }: { earlier: MyData['declarations'] }) => {
  const { citizenship: texts } = myDataTexts.use()
  const lang = useLanguage()
  const services = useServices()
  const client = queryClientOf(services)
  const queryKey = ['declaration', lang]
  const query = useApiQuery({ queryKey, queryFn: () => declaration(services.api) })
  const [correcting, setCorrecting] = useState(false)
  const [said, setSaid] = useState('')
  const place = useRef<HTMLDivElement>(null)
  // Form and answer replace each other, with the pressed button: the focus stays here.
  useEffect(() => {
    if (said || correcting) place.current?.focus()
  }, [said, correcting])
  const saved = (next: Declaration) => {
    client.setQueryData(queryKey, next)
    void client.invalidateQueries({ queryKey: ['my data'] })
    setCorrecting(false)
    setSaid(texts.saved)
  }
  return (
    <ProfileSection id="citizenship" title={texts.title}>
      <div ref={place} tabIndex={-1} role="group" aria-label={texts.title} className={styles.place}>
        <p role="status" className={styles.said}>
          {said}
        </p>
        <QueryState query={query} skeleton={<div className={profile.skeleton} />}>
          {(known) =>
            correcting && known.question ? (
              <AnswerForm
                question={known.question}
                onSaved={saved}
                onStale={() => void query.refetch()}
                onKeep={() => setCorrecting(false)}
              />
            ) : (
              <Answer
                known={known}
                earlier={earlier}
                onCorrect={() => {
                  setSaid('')
                  setCorrecting(true)
                }}
              />
            )
          }
        </QueryState>
      </div>
    </ProfileSection>
  )
}
