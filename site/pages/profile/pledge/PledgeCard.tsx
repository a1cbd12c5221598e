import { useEffect, useRef, useState } from 'react'
import type { Pledge } from '../../../../shared/contract/people/pledge.ts'
import { formatDay, formatMonth } from '../../../../shared/date.ts'
import { formatRupees } from '../../../../shared/money.ts'
import { useLanguage } from '../../../app/language/language.ts'
import { DonateLink } from '../../../donate/DonateLink.tsx'
import { Button, buttonClass } from '../../../layout/Button.tsx'
import { profileTexts } from '../texts.ts'
import styles from './Pledge.module.css'

interface PledgeCardProps {
  pledge: Pledge
  ending: boolean
  onChange(): void
  onEnd(): void
}

/** The current pledge. Ending it asks for confirmation. */
export const PledgeCard = ({ pledge, ending, onChange, onEnd }: PledgeCardProps) => {
  const { pledge: texts } = profileTexts.use()
  const lang = useLanguage()
  const [asking, setAsking] = useState(false)
  const question = useRef<HTMLDivElement>(null)
  const end = useRef<HTMLButtonElement>(null)
  const asked = useRef(false)
  // The pressed button was replaced: by the question, or by the button before it.
  useEffect(() => {
    if (asking) question.current?.focus()
    else if (asked.current) end.current?.focus()
    asked.current = asking
  }, [asking])
  const amount = formatRupees(pledge.amount)
  const { day, month } = pledge
  return (
    <div className={styles.card}>
      <p className={styles.promise}>
        {pledge.every === 'month'
          ? texts.month(amount, day)
          : texts.year(amount, `${day} ${formatMonth(month ?? 1, lang)}`)}
      </p>
      <p>{texts.project(pledge.project.title)}</p>
      <p className={styles.next}>
        {texts.next(formatDay(pledge.next, lang))}.{day > 28 && pledge.every === 'month' && ` ${texts.shortMonth}`}
      </p>
      {asking ? (
        <div ref={question} tabIndex={-1} className={styles.ask} role="group" aria-label={texts.endAsk}>
          <p>{texts.endAsk}</p>
          <div className={styles.ways}>
            <Button onClick={() => setAsking(false)}>{texts.keep}</Button>
            <Button look="outline" busy={ending} onClick={onEnd}>
              {texts.endNow}
            </Button>
          </div>
        </div>
      ) : (
        <div className={styles.ways}>
          <DonateLink projectId={pledge.project.id} amount={pledge.amount} className={buttonClass('outline')}>
            {texts.give}
          </DonateLink>
          <Button look="text" onClick={onChange}>
            {texts.change}
          </Button>
          <Button ref={end} look="text" onClick={() => setAsking(true)}>
            {texts.end}
          </Button>
        </div>
      )}
    </div>
  )
}
