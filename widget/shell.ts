/** What the loader and the inline form pass to the dialog's code. */
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
  /** The page is not the trust's own (`isOwnPage`). */
  foreign: boolean
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

/**
 * Whether the page is the trust's own: it then stores the session and shows the password form. The build must say so, too. A page of others may have a copy of our
 * files, or name itself as the trust.
 */
export const isOwnPage = (siteRoot: string): boolean =>
  [siteRoot, __SITE_ROOT__].every((root) => new URL(root).origin === location.origin)
