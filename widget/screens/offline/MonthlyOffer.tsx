import { useLayoutEffect, useRef } from 'react'
import type { Monthly, MonthlyOffer as Offer } from '../../../shared/contract/donation/mandate.ts'
import { formatDay, indianDay } from '../../../shared/date.ts'
import {
  confirmations,
  mostChoices,
  mostFor,
  startMonthly,
  untilChoices,
} from '../../../shared/donation/monthlyChoice.ts'
import { canBeGiven } from '../../../shared/donation/limits.ts'
import { type DonationForm, totalOf } from '../../../shared/kinds/kinds.ts'
import { formatRupees } from '../../../shared/money.ts'
import type { ProblemCode } from '../../../shared/texts/en/lazyText.ts'
import { useDialog, useFlowState, useTexts } from '../../dialogContext.ts'
import { SelectField } from '../../fields/SelectField.tsx'
import { useKeptAnswer } from './useKeptAnswer.ts'

/** The field that shows what the API refuses. */
const refusedAt: { readonly [Code in ProblemCode]?: keyof Monthly | 'tick' } = {
  monthlyClosed: 'tick',
  monthlyTooSmall: 'most',
  monthlyTooSoon: 'until',
  monthlyTooLate: 'until',
}

const days = Array.from({ length: 28 }, (_, index) => index + 1)

/**
 * To give the same every month: one line that says everything, never preselected. Only on the trust's own pages; elsewhere the sign-in window offers it,
 * because a partner's page could show something else.
 */
export const MonthlyOffer = ({ form, offer }: { form: DonationForm; offer: Offer }) => {
  const { flow, environment } = useDialog()
  const { monthly: t, problems } = useTexts()
  const { failure } = useFlowState()
  const place = useRef<HTMLElement>(null)
  const amount = totalOf(form)
  const today = indianDay(new Date(environment.now()))
  const chosen = form.monthly
  const monthly = chosen ?? startMonthly(offer, today)
  const most = mostFor(amount, monthly)
  const untils = untilChoices(offer, today, monthly.until)
  const answer = (next: Monthly | null): void => flow.dispatch({ type: 'answered', answers: { monthly: next } })
  const set = (change: Partial<Monthly>): void => answer({ ...monthly, ...change })
  const wrong = failure && refusedAt[failure]
  const errorAt = (name: keyof Monthly | 'tick') => (failure && wrong === name ? problems[failure][1] : undefined)
  useLayoutEffect(() => {
    if (wrong) place.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [wrong])

  useKeptAnswer('monthly', form)

  const day = (iso: string): string => formatDay(iso, environment.lang)
  const limit = formatRupees(offer.unconfirmed)
  return (
    <section ref={place} className="field monthly" aria-label={t.everyMonth}>
      <label>
        <input
          type="checkbox"
          name="monthly"
          checked={!!chosen}
          aria-invalid={wrong === 'tick'}
          aria-describedby="monthly-note"
          onChange={() => answer(chosen ? null : monthly)}
        />
        {canBeGiven(amount)
          ? t.line(formatRupees(amount), monthly.day, day(monthly.until), formatRupees(most))
          : t.everyMonth}
      </label>
      <p id="monthly-note" className={wrong === 'tick' ? 'error' : 'hint'}>
        {errorAt('tick') ?? `${t.confirmations[confirmations(offer, amount, most)](limit)} ${t.stop}`}
      </p>
      {chosen && (
        <details open={!!wrong}>
          <summary>{t.change}</summary>
          <SelectField
            id="monthly-day"
            label={t.day}
            value={monthly.day}
            options={days.map((id) => ({ id, title: t.dayOf(id) }))}
            error={errorAt('day')}
            onChoose={(chosenDay) => set({ day: chosenDay ?? monthly.day })}
          />
          <SelectField
            id="monthly-until"
            label={t.until}
            value={untils.indexOf(monthly.until)}
            options={untils.map((one, id) => ({ id, title: day(one) }))}
            error={errorAt('until')}
            onChoose={(id) => set({ until: untils[id ?? 0] ?? monthly.until })}
          />
          <SelectField
            id="monthly-most"
            label={t.most}
            value={most}
            options={mostChoices(offer, amount, most).map((id) => ({ id, title: formatRupees(id) }))}
            error={errorAt('most')}
            onChoose={(chosenMost) => set({ most: chosenMost ?? most })}
          />
        </details>
      )}
    </section>
  )
}
