/** The bridge to the widget: the site is its first host, and uses only the public script API. */
import type { AuthStore } from '../../../shared/auth/authStore.ts'
import { fallbackLanguage, type Language, toLanguage } from '../../../shared/languages.ts'
import type { Choices, DonateWidgetApi, OpenRequest, SignInWays } from '../../../widget/publicApi.ts'
import { apiRoot, siteRoot } from '../../framework/firstLoad/roots.ts'
import { expireSession } from '../../app/session/sessionEnd.ts'
import { loadScript } from './loadScript.ts'

/**
 * Stops waiting after this time; the operation itself continues.
 * @throws its own failure, or Error if it takes longer than `ms`
 */
const inTime = <T>(coming: Promise<T>, ms: number): Promise<T> =>
  new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new Error(`not there within ${ms} ms`)), ms)
    void coming.then(resolve, reject).finally(() => clearTimeout(late))
  })

const scriptPath = '/widget/v1/donate.js'
/** Longest wait after a press, in ms; then the page offers the other ways. */
const patienceMs = 3000

let session: AuthStore | undefined
const loginListeners = new Set<(choices: Choices) => void>()

/** Passes the session to the widget; called once, before the first sign of intent. */
export const connectBridge = (authStore: AuthStore) => {
  session = authStore
}

/** Draws ways to sign in, as `SignInWays` does, but with code that loads first. @returns what removes them, if they were drawn */
export type DrawWays = (...asked: Parameters<SignInWays>) => Promise<(() => void) | undefined>

let offer: (draw: DrawWays) => void = () => {}
const offered = new Promise<DrawWays>((resolve) => (offer = resolve))

/** The site's program has started, with its own ways to sign in. The form may be open already. */
export const offerSignIn = (draw: DrawWays): void => offer(draw)

const drawWhenHere: SignInWays = (places, done) => {
  let gone = false
  const drawn = offered.then((draw) => (gone ? undefined : draw(places, done)))
  return () => {
    gone = true
    void drawn.then((end) => end?.())
  }
}

/** The page has changed its language: the widget follows, if it is loaded. */
export const speak = (lang: Language): void => window.DonateWidget?.configure?.({ lang })

/** Listens to an ended session in the widget, with the choices at that time; returns a function that stops it. */
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
        // An ended session is one event, whether the site or the widget noticed it: the listeners of expireSession show the message and open /login.
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
 * The widget, loaded at the first call. A failed load is not kept, so the next call tries again.
 * @throws Error if the script is blocked
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

/** At the first sign of intent, prefetch what a press needs. */
export const prepareDonation = () => void loadWidget().catch(() => {})

let missed = false
/** Whether the script did not load at the last press. */
export const scriptMissed = (): boolean => missed

/** Starts with the first press: further presses do not extend the wait. */
let waiting: Promise<DonateWidgetApi> | undefined
let presses = 0

/**
 * Opens the dialog. Of several presses while its script loads the last one counts, and none once the reader is on another page.
 * @throws Error if the script is blocked or does not load within three seconds; then nothing opens when it loads afterwards
 */
export const openDonation = async (request: OpenRequest = {}): Promise<void> => {
  const press = ++presses
  const { pathname } = location
  const isOver = () => press !== presses || location.pathname !== pathname
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
