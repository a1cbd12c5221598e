import { useLayoutEffect } from 'react'
import { useDialog, useLater, usePart } from '../dialogContext.ts'
import type { Panel } from '../flow/state.ts'
import { loadPart } from '../parts/parts.ts'
import { LoadProblem } from './LoadProblem.tsx'
import { Waiting } from './Waiting.tsx'

/** A panel that loads on demand: sign-in, offline ways to give, an earlier payment. */
export const LazyPanel = ({ panel }: { panel: Exclude<Panel, 'none'> }) => {
  const { environment } = useDialog()
  const later = useLater()
  const give = usePart('give')
  const own = usePart(panel)
  const load = (): void => {
    for (const part of [environment.lang, 'give', panel] as const) void loadPart(part)
  }
  useLayoutEffect(load, [])
  if (later && give && own) return <own.Screen />
  return (
    <div className="scroll">
      {later === null || give === null || own === null ? <LoadProblem onRetry={load} /> : <Waiting />}
    </div>
  )
}
