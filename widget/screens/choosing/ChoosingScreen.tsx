import type { ComponentType, ReactNode } from 'react'
import { type ProblemField, problemFields } from '../../../shared/donation/answers.ts'
import { type DonationForm, kindOf, totalOf } from '../../../shared/kinds/kinds.ts'
import { useDialog, useFlowState, useLazyTexts, usePart } from '../../dialogContext.ts'
import { AmountArea } from '../../fields/AmountArea.tsx'
import { SelectField } from '../../fields/SelectField.tsx'
import { loadPart } from '../../parts/parts.ts'
import { LoadProblem } from '../Boundary.tsx'
import { PurposeField } from './PurposeField.tsx'
import { Waiting, Patience } from '../Waiting.tsx'
import { canBeGiven } from '../../../shared/donation/limits.ts'
import { formatRupees } from '../../../shared/money.ts'

/** The donor may have pressed Enter in a field far above. */
const show = (bar: HTMLElement | null): void => bar?.scrollIntoView({ block: 'nearest' })

interface Props {
  form: DonationForm
  onSubmit(event: { preventDefault(): void }): void
}

/** What the donor is about to pay, and CONTINUE; above it the result of the press. */
export const ContinueBar = ({ form, onSubmit }: Props) => {
  const { t, flow } = useDialog()
  const { need, offlineOnly, waitUntilMs } = useFlowState()
  const texts = useLazyTexts()
  const give = usePart('give')
  const offline = usePart('offline')
  const total = totalOf(form)
  // A typed amount has its words beside the field.
  const words = !kindOf(form).inRupees && canBeGiven(total) && (texts?.inWords(total) ?? '\xa0')

  return (
    <footer ref={need && show}>
      {need === 'missing' && <LoadProblem onRetry={onSubmit} />}
      {need === 'awaited' && <Patience />}
      {give && texts && <give.AfterContinue />}
      <div className="total">
        <span>{t.total}</span>
        <div>
          {/* A page translator may have replaced the text by its own nodes, so each change replaces the whole element. */}
          <b key={total} translate="no">
            {formatRupees(total)}
          </b>
          {words && <small key={words}>{words}</small>}
        </div>
      </div>
      {!offlineOnly && <div className="facts">{texts && offline && <offline.PaymentFacts />}</div>}
      <div className="row">
        {!offlineOnly && (
          <button className="main" part="main" aria-disabled={need === 'awaited' || waitUntilMs > 0} onClick={onSubmit}>
            {t.continue}
          </button>
        )}
        <button
          type="button"
          className={offlineOnly ? 'main' : 'link'}
          onClick={() => flow.dispatch({ type: 'panelChosen', panel: 'offline' })}
        >
          {t.otherWays}
        </button>
      </div>
    </footer>
  )
}

/** Up to this many projects are buttons; for more, the phone's own picker is best. */
const mostAtOnce = 12

/**
 * What is below the project, from top to bottom. The purpose is first, because CONTINUE needs it and nothing answers it: below the items it would be
 * out of view. CONTINUE checks in another order (`validate`).
 */
const fields: Record<ProblemField, ComponentType<{ form: DonationForm; error: string | undefined }>> = {
  purpose: PurposeField,
  amount: AmountArea,
}

/** The form: project, purpose, amount by donation type, and the bar with total and CONTINUE. */
export const ChoosingScreen = ({ toast }: { toast: ReactNode }) => {
  const { t, flow, environment } = useDialog()
  const texts = useLazyTexts()
  const offline = usePart('offline')
  const { dispatch } = flow
  const { fault, form, giving, offlineOnly, presetProject, problem, projects, projectId } = useFlowState()
  const error = problem ? (texts?.problems[problem][1] ?? '…') : undefined
  // On CONTINUE itself, which Enter presses, too: a sandboxed frame may not submit forms, and browsers send no event for the attempt.
  const submit = async (event?: { preventDefault(): void }) => {
    event?.preventDefault()
    const { form: pressed, run } = flow.getState()
    dispatch({ type: 'need', need: 'awaited' })
    // Also wait for the texts, because the result of the press must be shown.
    const [give, words] = await Promise.all([loadPart('give'), loadPart(environment.lang)])
    dispatch({ type: 'need', need: give && words ? null : 'missing' })
    const now = flow.getState()
    // The dialog was closed, changed or left for a panel meanwhile: the press was for another donation.
    if (give && words && now.run === run && now.form === pressed && now.panel === 'none')
      give.continueDonation(environment, flow, true)
  }

  return (
    <form className="page" noValidate onSubmit={submit}>
      <div className="scroll">
        {offlineOnly && offline && <offline.OfflineNotice />}
        {typeof projects !== 'string' && !presetProject && (
          <SelectField
            id="project"
            label={t.project}
            placeholder={t.chooseProject}
            options={projects}
            value={projectId}
            onChoose={(chosen) => dispatch({ type: 'projectChosen', projectId: chosen })}
          />
        )}
        {!projectId && typeof projects !== 'string' && !projects[mostAtOnce] && (
          <div className="chips">
            {projects.map(({ id, title }) => (
              <button key={id} type="button" onClick={() => dispatch({ type: 'projectChosen', projectId: id })}>
                {title}
              </button>
            ))}
          </div>
        )}
        {projects === 'failed' || giving === 'failed' ? (
          <LoadProblem fault={fault} onRetry={() => dispatch({ type: 'retried' })} />
        ) : (
          !form && (projectId || projects === 'loading') && <Waiting />
        )}
        {form &&
          Object.entries(fields).map(([name, Field]) => (
            <Field key={name} form={form} error={problem && problemFields[problem] === name ? error : undefined} />
          ))}
        {texts && offline && (form || offlineOnly) && <offline.FormEnd form={form} />}
      </div>
      {toast}
      {form && <ContinueBar form={form} onSubmit={submit} />}
    </form>
  )
}
