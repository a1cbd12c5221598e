import { useState } from 'react'
import { declaration } from '../../../../shared/api/people/declaration.ts'
import type { Declaration } from '../../../../shared/contract/people/declaration.ts'
import type { MyData } from '../../../../shared/contract/people/myData.ts'
import { queryClientOf, useApiQuery } from '../../../app/firstLoad/queryClient.ts'
import { useLanguage } from '../../../app/language/language.ts'
import { useServices } from '../../../app/services.ts'
import { pressedPart } from '../../../content/pressedPart.tsx'
import { useEditing } from '../../../forms/useEditing.ts'
import { QueryState } from '../../../layout/QueryState.tsx'
import flow from '../../../parts/Flow.module.css'
import text from '../../../parts/Text.module.css'
import { ProfileSection } from '../../profile/sections/ProfileSection.tsx'
import { Answer } from './Answer.tsx'
import { useTexts } from '../../../texts/useTexts.ts'

/** Few correct their answer, so the form loads when it is wanted. */
const AnswerForm = pressedPart(async () => (await import('./AnswerForm.tsx')).AnswerForm)

/** The person's answer about citizenship, with a way to correct it. Each answer stays on record with its wording. */
export const CitizenshipSection = ({ earlier }: { earlier: MyData['declarations'] }) => {
  const { citizenship: texts } = useTexts('privacy').myData
  const lang = useLanguage()
  const services = useServices()
  const client = queryClientOf(services)
  const queryKey = ['declaration', lang]
  const query = useApiQuery({ queryKey, queryFn: () => declaration(services.api) })
  const { editing, edit, place } = useEditing(false)
  const [said, setSaid] = useState('')
  const saved = (next: Declaration) => {
    client.setQueryData(queryKey, next)
    void client.invalidateQueries({ queryKey: ['my data'] })
    edit(false)
    setSaid(texts.saved)
  }
  return (
    <ProfileSection id="citizenship" title={texts.title}>
      <div ref={place} tabIndex={-1} role="group" aria-label={texts.title} className={flow.stack}>
        <p role="status" className={text.done}>
          {said}
        </p>
        <QueryState query={query}>
          {(known) =>
            editing && known.question ? (
              <AnswerForm
                question={known.question}
                onSaved={saved}
                onStale={() => void query.refetch()}
                onKeep={() => edit(false)}
              />
            ) : (
              <Answer
                known={known}
                earlier={earlier}
                onCorrect={() => {
                  setSaid('')
                  edit(true)
                }}
              />
            )
          }
        </QueryState>
      </div>
    </ProfileSection>
  )
}
