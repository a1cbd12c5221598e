import { useState } from 'react'
import { dedicatedSchema, type Occasion, occasions } from '../../../shared/contract/donation/dedication.ts'
import type { DonationForm } from '../../../shared/kinds/kinds.ts'
import { useDialog, useTexts } from '../../dialogContext.ts'
import { useKeptAnswer } from '../offline/useKeptAnswer.ts'

/**
 * In whose name the donation is given, shown back as the card will say it. A name that cannot be written is not sent: the donor can give it after the payment, too.
 * Not on a partner's page, because no name enters it.
 *
 * @param asks the field is open: the donor has written the name on another device
 */
export const Dedicate = ({ form, asks = false }: { form: DonationForm; asks?: boolean | undefined }) => {
  const { environment, flow } = useDialog()
  const { dedication: texts } = useTexts()
  // Undefined until the donor has answered here: then the form decides, which may get its name later.
  const [opened, setOpen] = useState<boolean>()
  const [written, setTyped] = useState<string>()
  const [chosen, setOccasion] = useState<Occasion>()
  const { dedication } = form
  const open = opened ?? (asks || !!dedication)
  const typed = written ?? dedication?.name ?? ''
  const occasion = chosen ?? dedication?.occasion ?? 'honour'
  useKeptAnswer('dedication', form)
  if (environment.foreign) return null
  const answer = (change: { occasion?: Occasion; name?: string }): void => {
    const parsed = dedicatedSchema.safeParse({ occasion, name: typed, ...change })
    flow.dispatch({ type: 'answered', answers: { dedication: parsed.success ? parsed.data : null } })
  }
  const { before, after } = texts.around[occasion]
  const isWrong = !dedication && typed.trim() !== ''
  return (
    <div className="field">
      <button
        type="button"
        className="link"
        aria-expanded={open}
        onClick={() => {
          // What is hidden is not sent.
          if (open) flow.dispatch({ type: 'answered', answers: { dedication: null } })
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
              const pressed = occasions.find((one) => one === currentTarget.value) ?? 'honour'
              setOccasion(pressed)
              answer({ occasion: pressed })
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
