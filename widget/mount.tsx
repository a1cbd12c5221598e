/** Entry of the dialog's code: takes over the loader's shell, styles it, renders the form into it. */
import { createRoot } from 'react-dom/client'
import { pendingKey } from '../shared/auth/storage.ts'
import { DialogContext } from './dialogContext.ts'
import { browserEnvironment } from './environment.ts'
import { newState } from './flow/state.ts'
import { createFlow, firstAnswers, unsettled } from './flow/createFlow.ts'
import { importers } from './parts/importers.ts'
import { loadParts, parts, providePartsFrom } from './parts/parts.ts'
import { Boundary } from './screens/Boundary.tsx'
import { DonationDialog } from './screens/DonationDialog.tsx'
import type { Shell } from './shell.ts'
import css from './styles/dialog.css?inline'
import tokens from '../shared/tokens.css?inline'

providePartsFrom(importers)

export const mount = async (shell: Shell): Promise<() => void> => {
  const { dialog, request, texts } = shell
  // Every shell has both. Those of this load: an inline form that loads again has others.
  const heading = dialog.querySelector('h2')!
  const body = dialog.querySelector('article')!
  const environment = await browserEnvironment(shell)
  const { storage } = environment
  const remembered = storage.getItem(pendingKey)
  const kept = remembered && (await import('./parts/pending.ts')).readPending(remembered, environment.now())
  const fits = kept && !kept.closed && (!request.projectId || request.projectId === kept.projectId)
  const restored = fits ? kept : null
  const projectId = request.projectId ?? restored?.projectId ?? null
  const presets = restored && !request.amount && !request.items ? restored : request
  const flow = createFlow(
    environment,
    newState(projectId, !!request.projectId, presets, (kept && kept.txnId) || unsettled.txnId),
  )

  // Outside the shadow root a key event seems to come from a plain element; the page's shortcuts must not react.
  dialog.onkeydown = dialog.onkeypress = dialog.onkeyup = (event) => event.stopPropagation()

  const answers = firstAnswers(flow)
  flow.dispatch({ type: 'opened' })
  await answers
  // The form opens together with the notice: a late notice would move what the donor reads.
  if (flow.getState().offlineOnly) await loadParts(environment.lang)

  // With the form, not before, because another style sheet costs another paint.
  environment.style(tokens + css)
  body.replaceChildren()
  const view = createRoot(body)
  view.render(
    <DialogContext.Provider value={{ t: texts, flow, environment }}>
      <Boundary emit={shell.emit}>
        <DonationDialog dialog={dialog} heading={heading} />
      </Boundary>
    </DialogContext.Provider>,
  )
  return () => {
    // Loaded by then, if the donor chose anything.
    parts.getState().give?.forgetChoices(environment, flow.getState())
    flow.dispatch({ type: 'cameBack' })
    view.unmount()
  }
}
