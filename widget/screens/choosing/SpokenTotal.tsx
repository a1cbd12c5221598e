import { useRef, useState } from 'react'
import { type DonationForm, kindOf } from '../../../shared/kinds/kinds.ts'
import { totalOf } from '../../../shared/donation/total.ts'
import { formatRupees } from '../../../shared/money.ts'
import { useDialog } from '../../dialogContext.ts'
import { useTimer } from '../../ui/useTimer.ts'

/** How long a choice must stay unchanged before it is announced, in ms: many presses and keys give one announcement. */
const restMs = 500

/** What has a quantity in the form. */
const countsOf = (form: DonationForm, quantity: string): ReadonlyArray<readonly [what: string, count: number]> => {
  const kind = kindOf(form)
  return kind.inRupees ? [] : kind.lines(form).map((line) => [line.title ?? quantity, line.quantity])
}

/**
 * For screen readers: the changed quantities and the new total, as one sentence announced once. The visible total changes in several elements, and
 * quantities are fields: as live regions they would announce twice or not at all.
 */
export const SpokenTotal = ({ form }: { form: DonationForm }) => {
  const { t } = useDialog()
  const [said, setSaid] = useState('')
  const known = useRef(form)
  const say = (): void => {
    const former = countsOf(known.current, t.quantity)
    const counts = countsOf(form, t.quantity).filter(([, count], index) => count !== former[index]?.[1])
    const total = totalOf(form)
    const changed = counts.length > 0 || total !== totalOf(known.current)
    known.current = form
    if (!changed) return
    setSaid([...counts.map(([what, count]) => `${what}: ${count}`), `${t.total}: ${formatRupees(total)}`].join(', '))
  }
  useTimer(restMs, say, [form])
  return (
    <div role="status" className="hidden">
      {said}
    </div>
  )
}
