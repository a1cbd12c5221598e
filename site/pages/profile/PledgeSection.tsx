import { useState } from 'react'
import { ApiError } from '../../../shared/contract/transport.ts'
import { endPledge, pledge } from '../../../shared/contract/people/pledge.ts'
import { storePledged } from '../../../shared/auth/storageKeys.ts'
import type { Pledge } from '../../../shared/contract/people/pledge.ts'
import { formatDay, formatMonth } from '../../../shared/date.ts'
import { formatRupees } from '../../../shared/money.ts'
import { useLanguage } from '../../app/language/language.ts'
import { useServices } from '../../app/services.ts'
import { Button, buttonClass } from '../../components/Button.tsx'
import flow from '../../components/Flow.module.css'
import { QueryState } from '../../components/QueryState.tsx'
import text from '../../components/Text.module.css'
import { ConfirmButton } from '../../components/act/ActButton.tsx'
import { useAct } from '../../components/act/useAct.ts'
import { useEditing } from '../../components/forms/useEditing.ts'
import { DonateLink } from '../../features/giving/DonateLink.tsx'
import { queryClientOf, useApiQuery } from '../../framework/firstLoad/queryClient.ts'
import { useTexts } from '../../texts/useTexts.ts'
import { PledgeForm } from './PledgeForm.tsx'
import { ProfileSection } from './ProfileSection.tsx'

/** A pledge of regular donations: made, shown, changed, ended. */
export const PledgeSection = ({ userId }: { userId: number }) => {
  const { pledge: texts } = useTexts('profile').profile
  const lang = useLanguage()
  const services = useServices()
  const queryKey = ['pledge', lang]
  const query = useApiQuery(queryKey, pledge)
  const { editing, edit, place } = useEditing(false)
  // Another window has saved a pledge while this form was open: the form stays, with what was typed.
  const [kept, keepForm] = useState(false)
  const close = () => {
    keepForm(false)
    edit(false)
  }
  const become = (saved: Pledge | null) => {
    const client = queryClientOf(services)
    client.setQueryData(queryKey, saved)
    void client.invalidateQueries({ queryKey: ['profile'] })
    storePledged(services.storage, saved !== null)
    close()
  }
  const reload = () => queryClientOf(services).invalidateQueries({ queryKey })
  const end = async (shown: Pledge) => {
    try {
      become(await endPledge(services.api, shown.created_at))
    } catch (error) {
      // Another window has saved a pledge: the donor sees it before ending it.
      if (error instanceof ApiError && error.status === 409) await reload()
      throw error
    }
  }
  return (
    <ProfileSection id="pledge" title={texts.title} lead={texts.lead}>
      <div ref={place} tabIndex={-1} role="group" aria-labelledby="pledge-title">
        <QueryState query={query}>
          {(stands) =>
            stands && !editing && !kept ? (
              <PledgeCard pledge={stands} onChange={() => edit(true)} onEnd={() => end(stands)} />
            ) : (
              <PledgeForm
                userId={userId}
                pledge={stands}
                onDone={become}
                onMeanwhile={() => {
                  keepForm(true)
                  return reload()
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

interface PledgeCardProps {
  pledge: Pledge
  onChange(): void
  onEnd(): Promise<void>
}

/** The current pledge. Ending it asks for confirmation. */
const PledgeCard = ({ pledge, onChange, onEnd }: PledgeCardProps) => {
  const { pledge: texts } = useTexts('profile').profile
  const lang = useLanguage()
  const amount = formatRupees(pledge.amount)
  const ending = useAct({ call: onEnd, say: { toast: () => texts.ended } })
  const { every, day, month } = pledge
  return (
    <div className={text.note}>
      <h3>
        {every === 'month' ? texts.month(amount, day) : texts.year(amount, `${day} ${formatMonth(month ?? 1, lang)}`)}
      </h3>
      <p>{texts.project(pledge.project.title)}</p>
      <p className={text.soft}>
        {texts.next(formatDay(pledge.next, lang))}.{day > 28 && every === 'month' && ` ${texts.shortMonth}`}
      </p>
      <div className={flow.ways}>
        <DonateLink projectId={pledge.project.id} amount={pledge.amount} className={buttonClass('outline')}>
          {texts.give}
        </DonateLink>
        <Button look="text" onClick={onChange}>
          {texts.change}
        </Button>
        <ConfirmButton
          act={ending}
          look="text"
          button={texts.end}
          question={texts.endAsk}
          sure={texts.endNow}
          keep={texts.keep}
        />
      </div>
    </div>
  )
}
