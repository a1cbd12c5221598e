/** What the loader passes to the dialog's code: types only. */
import type { FormMessages } from '../shared/texts/en/form.ts'
import type { EventName, Events, OpenRequest, Options } from './publicApi.ts'

/** Prefetched answers: the list of projects by language (`en`), a project's donation options by language and id (`en4`). */
export type Prefetched = Record<string, Promise<Response>>

export interface Shell {
  /**
   * The open dialog, or the frame of `<donate-form>`, in its own shadow root. It has `lang`, the heading that labels it (`h2`), and the body
   * (`article`) with the skeleton.
   */
  dialog: HTMLElement
  /** The form's, in the dialog's language. */
  texts: FormMessages
  request: OpenRequest
  options: Options & { apiRoot: string; siteRoot: string }
  prefetched: Prefetched
  /** Answers every request instead of the API: for the dry run, which must not reach the network. Absent: the API is used. */
  answer?: (url: string) => Promise<Response>
  emit<N extends EventName>(name: N, detail: Events[N]): void
  close(): void
}

/** The module `mount.tsx`; `mount` returns a function to call once the dialog has closed. */
export interface ModalModule {
  mount(shell: Shell): Promise<() => void>
}
