/** The bridge to the widget: the site is its first host, and talks to it through the public script API only. */
import type { Choices, DonateWidgetApi, OpenRequest, SignInWays } from '../../widget/publicApi.ts'
import type { AuthStore } from '../../shared/auth/authStore.ts'
import { fallbackLanguage, type Language, toLanguage } from '../../shared/languages.ts'
import { apiRoot, siteRoot } from '../app/firstLoad/roots.ts'
import { expireSession } from '../app/session/sessionEnd.ts'
import { inTime } from './inTime.ts'
import { loadScript } from './loadScript.ts'

const scriptPath = '/widget/v1/donate.js'
/** Longest wait after a wish to give, in ms; then the page offers the other ways. */
const patienceMs = 3000

let session: AuthStore | undefined
const loginListeners = new Set<(choices: Choices) => void>()

/** Hands over the session that the widget shall use; called once, before the first intent to give. */
export const connectBridge = (authStore: AuthStore) => {
  session = authStore
}

let offer: (draw: SignInWays) => void = () => {}
const offered = new Promise<SignInWays>((resolve) => (offer = resolve))

/** The site's program is here, with its own ways to sign in. The form may be open already. */
export const offerSignIn = (draw: SignInWays): void => offer(draw)

const drawWhenHere: SignInWays = (places, done) => {
  let end: (() => void) | undefined
  let gone = false
  void offered.then((draw) => {
    if (!gone) end = draw(places, done)
  })
  return () => {
    gone = true
    end?.()
  }
}

/** The page shows another language: so does the widget, if it is here. */
export const speak = (lang: Language): void => window.DonateWidget?.configure?.({ lang })

/** Hears that the widget met an ended session, and what was chosen then; answers a function that stops it. */
export const onLoginWanted = (listener: (choices: Choices) => void): (() => void) => {
  loginListeners.add(listener)
  return () => void loginListeners.delete(listener)
}

const configureWidget = (widget: DonateWidgetApi) => {
  const store = session
  widget.configure({
    apiRoot,
    siteRoot,
    signInWays: drawWhenHere,
    lang: toLanguage(document.documentElement.lang) ?? fallbackLanguage,
    ...(store && {
      session: {
        getState: store.getState,
        subscribe: store.subscribe,
        begin: ({ token, user }) => store.begin({ token, user }),
        // An ended session is one event, whoever noticed it: the listeners of expireSession show the message and go to /login.
        end: (reason) => (reason === 'expired' ? expireSession(store) : store.end(reason)),
      },
    }),
  })
  widget.on('donate:login-required', (detail) => {
    if (detail.reason === 'expired') for (const listener of loginListeners) listener(detail)
  })
}

let loading: Promise<DonateWidgetApi> | undefined

/**
 * The widget, loaded at the first call. A failed load is forgotten, so the next call tries again.
 * @throws Error where the script is blocked
 */
const loadWidget = (): Promise<DonateWidgetApi> => {
  loading ??= loadScript(scriptPath).then(() => {
    const widget = window.DonateWidget
    if (!widget?.configure) throw new Error('the donate script ran, but left no DonateWidget')
    configureWidget(widget)
    return widget
  })
  loading.catch(() => {
    loading = undefined
  })
  return loading
}

/** The first sign of a wish to give: what a press needs is fetched. */
export const prepareDonation = () => void loadWidget().catch(() => {})

let missed = false
/** Whether the script did not come when somebody last wished to give. */
export const scriptMissed = (): boolean => missed

/** Begun by the first press: who presses again waits no longer for that. */
let waiting: Promise<DonateWidgetApi> | undefined
let wishes = 0

/**
 * Opens the dialog. Of several wishes while its script is on the way the last one counts, and none once the reader has gone to another page.
 * @throws Error where the script is blocked or does not come within three seconds; then nothing opens when it comes later
 */
export const openDonation = async (request: OpenRequest = {}): Promise<void> => {
  const wish = ++wishes
  const { pathname } = location
  const isOver = () => wish !== wishes || location.pathname !== pathname
  waiting ??= inTime(loadWidget(), patienceMs).finally(() => {
    waiting = undefined
  })
  try {
    const widget = await waiting
    missed = false
    if (!isOver()) widget.open(request)
  } catch (error) {
    missed = true
    if (!isOver()) throw error
  }
}
