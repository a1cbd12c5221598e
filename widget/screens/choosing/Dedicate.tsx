import { useState } from 'react'
import { dedicatedSchema, type Occasion, occasions } from '../../../shared/contract/donation/dedication.ts'
import type { DonationForm } from '../../../shared/kinds/kinds.ts'
import { useDialog, useTexts } from '../../dialogContext.ts'

/**
 * In whose name the donation is given, shown back as the card will say it. A name that cannot be written is not sent: the donor can give it after the payment, too.
 * Not on a partner's page, because no name enters it.
 */
export const Dedicate = ({ form }: { form: DonationForm }) => {
  const { environment, flow } = useDialog()
  const { dedication: texts } = useTexts()
  const [open, setOpen] = useState(!!form.dedication)
  const [typed, setTyped] = useState(form.dedication?.name ?? '')
  const [occasion, setOccasion] = useState<Occasion>(form.dedication?.occasion ?? 'honour')
  if (environment.foreign) return null
  const answer = (change: { occasion?: Occasion; name?: string }): void => {
    const parsed = dedicatedSchema.safeParse({ occasion, name: typed, ...change })
    flow.dispatch({ type: 'answered', answers: { dedication: parsed.success ? parsed.data : undefined } })
  }
  const { before, after } = texts.around[occasion]
  const { dedication } = form
  const isWrong = !dedication && typed.trim() !== ''
  return (
    <div className="field">
      <button
        type="button"
        className="link"
        aria-expanded={open}
        onClick={() => {
          // What is hidden is not sent.
          if (open) flow.dispatch({ type: 'answered', answers: { dedication: undefined } })
          else answer({})
          setOpen(!open)
        }}
      >
        {open ? texts.close : texts.open}
      </button>
      {open && (
        <>
          <label htmlFor="occasion">{texts.occasion}</label>
          <select
            id="occasion"
            value={occasion}
            onChange={({ currentTarget }) => {
              const chosen = occasions.find((one) => one === currentTarget.value) ?? 'honour'
              setOccasion(chosen)
              answer({ occasion: chosen })
            }}
          >
            {occasions.map((one) => (
              <option key={one} value={one}>
                {texts.occasions[one]}
              </option>
            ))}
          </select>
          <label htmlFor="in-name">{texts.name}</label>
          <input
            id="in-name"
            type="text"
            autoComplete="off"
            dir="auto"
            value={typed}
            aria-invalid={isWrong}
            aria-describedby="in-name-note"
            onInput={({ currentTarget: { value } }) => {
              setTyped(value)
              answer({ name: value })
            }}
          />
          <p id="in-name-note" className={isWrong ? 'error' : 'hint'} role={isWrong ? 'alert' : undefined}>
            {isWrong ? texts.wrong : texts.hint}
          </p>
          {dedication && (
            <figure className="card" aria-label={texts.preview}>
              {before && <small>{before}</small>}
              <b dir="auto" translate="no">
                {dedication.name}
              </b>
              {after && <small>{after}</small>}
              <p>{texts.given(form.projectTitle)}</p>
            </figure>
          )}
        </>
      )}
    </div>
  )
}
