import { useState } from 'react'
import { endPledge, pledge } from '../../../shared/api/people/pledge.ts'
import { storePledged } from '../../../shared/auth/pledged.ts'
import type { Pledge } from '../../../shared/contract/people/pledge.ts'
import { useLanguage } from '../../app/language/language.ts'
import { notify } from '../../app/notify.ts'
import { queryClientOf, useApiQuery } from '../../framework/firstLoad/queryClient.ts'
import { useServices } from '../../app/services.ts'
import { useEditing } from '../../components/forms/useEditing.ts'
import { QueryState } from '../../components/QueryState.tsx'
import { ProfileSection } from './ProfileSection.tsx'
import { PledgeCard } from './PledgeCard.tsx'
import { PledgeForm } from './PledgeForm.tsx'
import { useTexts } from '../../texts/useTexts.ts'

/** A pledge of regular donations: made, shown, changed, ended. */
export const PledgeSection = ({ userId }: { userId: number }) => {
  const { pledge: texts } = useTexts('profile').profile
  const lang = useLanguage()
  const services = useServices()
  const queryKey = ['pledge', lang]
  const query = useApiQuery({ queryKey, queryFn: () => pledge(services.api) })
  const { editing, edit, place } = useEditing(false)
  // Another window has saved a pledge while this form was open: the form stays, with what was typed.
  const [kept, keepForm] = useState(false)
  const close = () => {
    keepForm(false)
    edit(false)
  }
  const become = (made: Pledge | null) => {
    const client = queryClientOf(services)
    client.setQueryData(queryKey, made)
    void client.invalidateQueries({ queryKey: ['profile'] })
    storePledged(services.storage, made !== null)
    close()
  }
  const end = async () => {
    become(await endPledge(services.api))
    notify({ kind: 'success', title: texts.ended })
  }
  return (
    <ProfileSection id="pledge" title={texts.title} lead={texts.lead}>
      <div ref={place} tabIndex={-1} role="group" aria-labelledby="pledge-title">
        <QueryState query={query}>
          {(stands) =>
            stands && !editing && !kept ? (
              <PledgeCard pledge={stands} onChange={() => edit(true)} onEnd={end} />
            ) : (
              <PledgeForm
                userId={userId}
                pledge={stands}
                onDone={become}
                onMeanwhile={() => {
                  keepForm(true)
                  return queryClientOf(services).invalidateQueries({ queryKey })
                }}
                onCancel={stands ? close : undefined}
              />
            )
          }
        </QueryState>
      </div>
    </ProfileSection>
  )
}
