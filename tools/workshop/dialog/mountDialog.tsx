/** Draws a scene into the loader's shell as widget/mount.tsx draws the dialog, with ports that reach nobody. */

import { createRoot } from 'react-dom/client'
import { createAuthStore } from '../../../shared/auth/authStore.ts'
import { memoryStorage } from '../../../shared/auth/storage.ts'
import { validate } from '../../../shared/donation/validDonation.ts'
import type { Language } from '../../../shared/languages.ts'
import tokens from '../../../shared/tokens.css?inline'
import { DialogContext } from '../../../widget/dialogContext.ts'
import { browserEnvironment, type Environment, grantStore } from '../../../widget/environment.ts'
import { createFlow, firstAnswers } from '../../../widget/flow/createFlow.ts'
import { newState, type FlowEvent } from '../../../widget/flow/state.ts'
import { importers } from '../../../widget/parts/importers.ts'
import { loadPart, type Parts, parts, providePartsFrom } from '../../../widget/parts/parts.ts'
import { Boundary } from '../../../widget/screens/Boundary.tsx'
import { DonationDialog } from '../../../widget/screens/DonationDialog.tsx'
import { isOwnPage, type Shell } from '../../../widget/shell.ts'
import css from '../../../widget/styles/dialog.css?inline'
import { formTexts } from '../../../widget/texts/formTexts.ts'
import { donor, type Scene } from '../story.ts'
import type { OpenRequest } from '../../../widget/publicApi.ts'

/** An event of the flow. CONTINUE is checked as a donor's press is. */
type SceneEvent =
  | Exclude<FlowEvent, { type: 'continued' }>
  | { type: 'continued'; donorKnown: boolean; nowMs: number; checkEarlier: boolean }

/** A state of the dialog, as what has happened in it. */
export interface DialogScene extends Scene {
  /** The project that the opener names; absent, the donor chooses one. */
  project?: number
  presets?: Pick<OpenRequest, 'amount' | 'items' | 'purposeId'>
  /** Taken by the flow's own table once the first answers are in. */
  events?: readonly SceneEvent[]
  /** On a partner's page. */
  foreign?: boolean
  /** Code that does not come. */
  missing?: keyof Parts
  /** A part of the dialog throws in a later redraw. */
  breaks?: boolean
  /** On a small screen that is touched. */
  phone?: boolean
  /** What the address of the page ends with. */
  hash?: string
  /** The browser opens no window. */
  noWindows?: boolean
}

const partNames: ReadonlyArray<keyof Parts> = ['en', 'hi', 'zod', 'give', 'signIn', 'offline', 'earlier']

/** All code of the dialog is here, but for what the scene misses. */
const provideParts = async (missing: keyof Parts | undefined): Promise<void> => {
  providePartsFrom(missing ? { ...importers, [missing]: () => Promise.reject(new Error('missing')) } : importers)
  parts.setState({}, true)
  for (const name of partNames) if (name !== missing) await loadPart(name)
}

const environmentOf = async (scene: DialogScene, shell: Shell): Promise<Environment> => {
  const environment = await browserEnvironment(shell)
  // Nothing is sent: a donation on its way stays where the scene's events have brought it.
  const { give } = parts.getState()
  if (give) parts.setState({ give: { ...give, sendDonation: async () => {} } })
  return { ...environment, storage: memoryStorage() }
}

const sessionOf = ({ signedIn, foreign }: DialogScene) => {
  const session = createAuthStore(memoryStorage())
  if (!signedIn) grantStore.end('logout')
  else if (foreign) grantStore.grant(donor.token)
  else session.begin(donor)
  return session
}

const Throwing = () => {
  throw new Error('a part of the dialog throws, as the story wants it')
}

const pause = () => new Promise((resolve) => setTimeout(resolve, 20))

/** @returns what takes the view away */
export const mountDialog = async (
  dialog: HTMLElement,
  scene: DialogScene,
  given: Shell['options'],
  lang: Language,
): Promise<() => void> => {
  const { project, presets, events = [], missing } = scene
  await provideParts(missing)
  const options = { ...given, session: sessionOf(scene) }
  const close = () => {}
  const texts = await formTexts(lang)
  const emit: Shell['emit'] = () => {}
  const environment = await environmentOf(scene, {
    dialog,
    texts,
    request: {},
    options,
    foreign: !isOwnPage(options.siteRoot),
    prefetched: {},
    emit,
    close,
  })
  const flow = createFlow(environment, newState(project ?? null, project !== undefined, presets ?? {}, null))
  const answers = firstAnswers(flow)
  flow.dispatch({ type: 'opened' })
  await answers

  // The shell has both (widget/shell.ts).
  const heading = dialog.querySelector('h2')!
  const body = dialog.querySelector('article')!
  environment.style(tokens + css)
  body.replaceChildren()
  const view = createRoot(body)
  const render = (broken: boolean): void =>
    view.render(
      <DialogContext.Provider value={{ t: texts, flow, environment }}>
        <Boundary emit={emit}>
          <DonationDialog dialog={dialog} heading={heading} />
          {broken && <Throwing />}
        </Boundary>
      </DialogContext.Provider>,
    )
  render(false)
  if (scene.breaks) render(true)
  for (const event of events) {
    await pause()
    const { form } = flow.getState()
    if (event.type !== 'continued') flow.dispatch(event)
    else if (form) flow.dispatch({ ...event, verdict: validate(form, event.donorKnown) })
  }
  return () => view.unmount()
}
