import { useLayoutEffect } from 'react'
import { useDialog, useFlowState, useLazyTexts, usePart } from '../dialogContext.ts'
import { loadParts, loadPart } from '../parts/parts.ts'
import { useTimer } from '../ui/hooks.ts'
import { ChoosingScreen } from './choosing/ChoosingScreen.tsx'
import type { Panel } from '../flow/state.ts'
import { LoadProblem } from './Boundary.tsx'
import { Waiting } from './Waiting.tsx'

/** A panel that loads on demand: sign-in, offline ways to give, an earlier payment. */
const LazyPanel = ({ panel }: { panel: Exclude<Panel, 'none'> }) => {
  const { environment } = useDialog()
  const texts = useLazyTexts()
  const give = usePart('give')
  const own = usePart(panel)
  const load = (): void => {
    for (const part of [environment.lang, 'give', panel] as const) void loadPart(part)
  }
  useLayoutEffect(load, [])
  if (texts && give && own) return <own.Screen />
  return (
    <div className="scroll">
      {texts === null || give === null || own === null ? <LoadProblem onRetry={load} /> : <Waiting />}
    </div>
  )
}

/** How long the form waits before it loads the code for CONTINUE, in ms: the donor's first press must not wait for it. */
const restMs = 200

/** Everything below the heading: the form, or a panel that replaces it; the loader over it; toasts. */
export const DonationDialog = ({ dialog, heading }: { dialog: HTMLElement; heading: HTMLElement }) => {
  const { t, flow, environment } = useDialog()
  const texts = useLazyTexts()
  const give = usePart('give')
  const { form, notice, panel, stage } = useFlowState()
  const busy = stage !== 'choosing'

  // In the same frame as the form.
  useLayoutEffect(() => {
    if (form) heading.textContent = t.makeDonationFor(form.projectTitle)
  }, [form?.projectTitle])

  const whenMs = notice ? 0 : form ? restMs : undefined
  useTimer(whenMs, () => void loadParts(environment.lang), [!form, !notice])

  useLayoutEffect(() => {
    if (!give) return
    environment.style(give.lazyStyles)
    return give.attend(dialog, flow, environment)
  }, [give])

  // In the flow of the page, at its bottom: beside the pressed button, and never over the field that it is about.
  const toast = notice && give && texts && <give.NoticeToast key={notice.number} notice={notice} />

  return (
    <>
      <div className="page" inert={busy}>
        {panel === 'none' ? (
          <ChoosingScreen toast={toast} />
        ) : (
          <>
            <LazyPanel key={panel} panel={panel} />
            {toast}
          </>
        )}
      </div>
      {busy && give && texts && <give.SendingScreen />}
    </>
  )
}
