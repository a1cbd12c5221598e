import type { Pledge } from '../../../shared/contract/people/pledge.ts'
import { formatDay, formatMonth } from '../../../shared/date.ts'
import { formatRupees } from '../../../shared/money.ts'
import { useLanguage } from '../../app/language/language.ts'
import { DonateLink } from '../../features/giving/DonateLink.tsx'
import { Button, buttonClass } from '../../components/Button.tsx'
import { AskInPlace } from '../../components/act/AskInPlace.tsx'
import flow from '../../components/Flow.module.css'
import text from '../../components/Text.module.css'
import { useTexts } from '../../texts/useTexts.ts'

interface PledgeCardProps {
  pledge: Pledge
  onChange(): void
  onEnd(): Promise<void>
}

/** The current pledge. Ending it asks for confirmation. */
export const PledgeCard = ({ pledge, onChange, onEnd }: PledgeCardProps) => {
  const { pledge: texts } = useTexts('profile').profile
  const lang = useLanguage()
  const amount = formatRupees(pledge.amount)
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
        <AskInPlace
          look="text"
          button={texts.end}
          question={texts.endAsk}
          sure={texts.endNow}
          keep={texts.keep}
          act={onEnd}
        />
      </div>
    </div>
  )
}
