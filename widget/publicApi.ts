/**
 * The contract with pages that embed the widget: types only. Names are fixed (docs/embedding/options.md): you may add names, but never change one. Amounts are
 * whole rupees.
 */

export type Language = 'en' | 'hi'
export type Theme = 'light' | 'dark' | 'auto'

/** What to open with. Unusable values are ignored: a host page can never break a donation. */
export interface OpenRequest {
  /** Project to preset; its select is then hidden. */
  projectId?: number | undefined
  /** Whole rupees. For a fixed project a multiple of its base amount; ignored for an item project. */
  amount?: number | undefined
  /** Purpose to preselect, if the project has it. */
  purposeId?: number | undefined
  /** Quantities to preset by item id (item projects), e.g. to try a failed donation again. */
  items?: ReadonlyArray<{ id: number; qty: number }> | undefined
}

/** A signed-in donor, as `POST login` answers it. */
export interface SessionUser {
  id: number
  email: string
  fullName: string
  contactNo?: string | null | undefined
}

export interface SessionState {
  token: string | null
  user: SessionUser | null
}

/** A host's session store, in zustand's shape. Only the trust's own pages pass one. */
export interface SessionStore {
  getState(): SessionState
  subscribe(listener: () => void): () => void
  /** Signs in: called after a sign-in inside the dialog. */
  begin(session: { token: string; user: SessionUser }): void
  /** Signs out. `expired`: the server answered 401. */
  end(reason: 'expired' | 'logout'): void
}

/**
 * Draws ways to sign in, such as the buttons of identity providers, into elements of the page's own document. They appear inside the dialog: `ways`
 * above its own form, `card` below it.
 *
 * @param done call it once the session has begun; the dialog continues to the payment
 * @returns a function that removes them
 */
export type SignInWays = (places: { ways: HTMLElement; card: HTMLElement }, done: () => void) => () => void

/** Where to post if the API sends no form fields of its own (specification, section 3, "Payment form fields"). */
export interface PaymentSettings {
  /** The provider's form address. */
  action: string
  /** Merchant key. */
  key: string
  /** Success and failure addresses; the txn id is appended. */
  surl: string
  furl: string
}

export interface Options {
  /** API root, without a slash at its end, e.g. `https://trust.example.org/api`. */
  apiRoot?: string | undefined
  /** Root of the trust's site, without a slash at its end; the script's own origin if not given. */
  siteRoot?: string | undefined
  /** Default project of every opener that names none. */
  projectId?: number | undefined
  /** Partner id, recorded with each donation. */
  partner?: string | undefined
  /** Position of the floating button; absent: none. */
  floating?: 'bottom-right' | 'bottom-left' | undefined
  /** Absent: the page's `<html lang>`, else English. */
  lang?: Language | undefined
  theme?: Theme | undefined
  /** A CSS colour for the main action. */
  accent?: string | undefined
  session?: SessionStore | undefined
  /** Only the trust's own pages pass it: further ways to sign in, drawn in the dialog's sign-in step. */
  signInWays?: SignInWays | undefined
  payment?: PaymentSettings | undefined
}

/** What a donor has chosen: rupees, ids, and quantities by item. */
export interface Choices {
  projectId: number | null
  amount?: number | undefined
  purposeId?: number | undefined
  items?: ReadonlyArray<{ id: number; qty: number }> | undefined
}

/** Details of the events. Ids, rupees, txn ids and codes; never a name, an e-mail address, a phone number or a token. */
export interface Events {
  /** The script has loaded; `open` works. */
  'donate:ready': { version: string }
  'donate:open': { projectId: number | null }
  /** The dialog shows a project's donation options. */
  'donate:project': { projectId: number; donationType: 'fixed' | 'item' | 'flexible' }
  /** CONTINUE passed every check. */
  'donate:submit': { projectId: number; amount: number; purposeId: number }
  /** The server recorded the donation; it is not paid yet. */
  'donate:recorded': { projectId: number; amount: number; txnId: string }
  /** The page is about to leave for the payment page. */
  'donate:handover': { amount: number; txnId: string }
  'donate:close': Record<string, never>
  /**
   * The donor is not signed in at CONTINUE (`missing`). On the trust's own pages also: the session ended (`expired`), and the host opens /login. Then
   * it contains the choices, to open them again after the login.
   */
  'donate:login-required': { reason: 'missing' } | ({ reason: 'expired' } & Choices)
  /**
   * Something is missing at CONTINUE, or failed; `code` is a key of the message catalogue. A partner's page gets only `sessionExpired` when a session
   * ends. No event reports a form that could not be loaded.
   */
  'donate:error': { code: string }
}
export type EventName = keyof Events

/** The widget's events by name, as `addEventListener` passes them. */
export type DonateEventMap = { [N in EventName]: CustomEvent<Events[N]> }

/** A call made before the script has loaded: name of the method, then its arguments. */
export type Call = readonly [method: 'configure' | 'open' | 'close' | 'on' | 'destroy', ...given: unknown[]]

/** A trust whose script is on the page. */
export interface Trust {
  /** Root of its site. */
  siteRoot: string
  /** Whether an opener is this trust's; the first trust has what no other one claims. */
  claims?(opener: Element): boolean
}

/** `window.DonateWidget`. Every method is safe to call twice, and before the dialog's code has loaded. */
export interface DonateWidgetApi {
  readonly version: string
  readonly isOpen: boolean
  /** The trust of this script, and of scripts that ran later. Those add themselves, and leave the global to the first script. */
  readonly trusts: Trust[]
  /**
   * Merges options. Accent, theme and `payment` apply at once, also to an open dialog and existing buttons; all else applies to what is opened or
   * drawn next. An existing `<donate-form>` keeps its look and language.
   */
  configure(options?: Options): void
  open(request?: OpenRequest): void
  close(): void
  /**
   * Calls a method, before and after the script has loaded. Earlier calls run in order.
   *
   * ```js
   * window.DonateWidget ||= []
   * window.DonateWidget.push(['open', { projectId: 3 }])
   * ```
   */
  push(call: Call): void
  /** Listens to an event, and returns a function that stops it. The same events reach `window` as `CustomEvent`s. */
  on<N extends EventName>(event: N, handler: (detail: Events[N]) => void): () => void
  /**
   * What is wrong with this page, for its owner, and the line that fixes it (`fix`); empty if nothing is. An `error` may keep donors from donating, a
   * `warning` does not.
   */
  diagnose(): Promise<ReadonlyArray<{ code: string; severity: 'error' | 'warning'; hint: string; fix?: string }>>
  /** Closes, and removes every listener, the dialog, the floating button and the global. The page's own `<donate-button>` and `<donate-form>` stay. */
  destroy(): void
}

/**
 * What a page may assign before the script has loaded: a list of calls. It has no method of the widget yet, so call `window.DonateWidget?.open?.()`,
 * or `push`, which both have.
 */
export interface EarlyCalls extends Array<Call>, Partial<Record<Exclude<keyof DonateWidgetApi, 'push'>, undefined>> {}

declare global {
  interface Window {
    DonateWidget?: DonateWidgetApi | EarlyCalls
  }
  interface WindowEventMap extends DonateEventMap {}
  interface HTMLElementTagNameMap extends Record<'donate-button' | 'donate-form', HTMLElement> {}
}
