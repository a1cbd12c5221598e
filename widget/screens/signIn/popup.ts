/**
 * Sign-in in a window of the trust (specification, decision 2). It trusts only a message from exactly the trust's origin, from the window that was
 * opened, with the state value that it was given.
 */
import * as z from 'zod/mini'
import { randomText } from '../../leaving.ts'
import { type Environment, siteAddress } from '../../environment.ts'
import { partner } from '../../../shared/contract/people/account.ts'
import type { DonateAddress } from '../../../shared/donation/address/donateAddress.ts'
import { useDialog, useFlowState } from '../../dialogContext.ts'
import { touchOf } from '../../arrival.ts'
import { choicesOf } from '../../flow/transition.ts'

const answerSchema = z.object({
  /** `stranger`: the trust does not know this page, so nobody can sign in for it. */
  type: z.literal(['donate:session', 'donate:stranger']),
  state: z.string(),
  token: z.optional(z.string()),
})

/** How often to check whether the donor has closed the window, in ms. */
const lookMs = 400

/** Whether the page is in a frame. */
export const isFramed = (): boolean => window.top !== window

/** @returns null if the browser, or a content filter that replaced the function, opens none */
const openWindow = (address: string): Window | null => {
  try {
    return window.open(address, '_blank', 'popup,width=480,height=680')
  } catch {
    return null
  }
}

/** Out of a frame: in a new tab, else with the whole window. @returns whether the frame may do either */
export const leaveFrame = (address: string): boolean => {
  try {
    const tab = window.open(address, '_blank')
    if (tab) tab.opener = null
    // A visible page always has a top.
    else window.top!.location.href = address
    return true
  } catch {
    return false
  }
}

type Answer = { token: string } | 'closed' | 'stranger'

/**
 * @param choices for the trust's own donation page, in case this page is not registered
 * @returns the token, or why there is none. `closed`: the donor closed the window, or the page's `Cross-Origin-Opener-Policy` cuts it off (nobody can
 * tell which). `stranger`: the trust does not know this page. `blocked`: the browser did not open the window
 */
export const signInByPopup = (
  siteRoot: string,
  choices: URLSearchParams,
  signal: AbortSignal,
): Promise<Answer | 'blocked'> =>
  new Promise((resolve) => {
    const state = randomText()
    const query = new URLSearchParams([['origin', location.origin], ['state', state], ...choices])
    const popup = openWindow(siteAddress(siteRoot, `/connect?${query}`))
    if (!popup) return resolve('blocked')
    const life = new AbortController()
    // The window's message may arrive after we notice its end, because they arrive independently.
    let seenClosed = false
    const timer = setInterval(() => {
      if (seenClosed) end('closed')
      seenClosed = popup.closed
    }, lookMs)
    const end = (answer: Answer): void => {
      clearInterval(timer)
      life.abort()
      resolve(answer)
    }
    const giveUp = (): void => {
      popup.close()
      end('closed')
    }
    const hear = ({ source, origin, data }: MessageEvent): void => {
      if (source !== popup || origin !== new URL(siteRoot).origin) return
      const answer = z.safeParse(answerSchema, data)
      if (!answer.success || answer.data.state !== state) return
      const { type, token } = answer.data
      if (type === 'donate:stranger') return end('stranger')
      if (!token) return
      end({ token })
      popup.close()
    }
    // Only until it has answered: in an unregistered page's window a donation may be under way.
    signal.addEventListener('abort', giveUp, { signal: life.signal })
    addEventListener('message', hear, { signal: life.signal })
  })

// Whether the trust knows this page: donors sign in from a registered page only.

/**
 * A sandboxed frame may have no origin of its own: no window of the trust could answer it, and the trust could not register it. Its address does not
 * show that, so ask the window.
 */
export const isNobody = (): boolean => self.origin === 'null'

const asked = new Map<string, Promise<boolean>>()

/** Requested once per page. An API that does not answer, or does not know the call, refuses nobody: the window of the trust then says so itself. */
export const isRegistered = ({ api, options }: Pick<Environment, 'api' | 'options'>): Promise<boolean> => {
  const { apiRoot } = options
  let answer = asked.get(apiRoot)
  if (!answer) {
    answer = partner(api, location.origin).then(
      ({ name }) => name !== null,
      () => {
        asked.delete(apiRoot)
        return true
      },
    )
    asked.set(apiRoot, answer)
  }
  return answer
}

/** The choices, and where the visit came from, for the address of the site's own donation page. */
export const useSiteChoices = (): DonateAddress => {
  const { environment } = useDialog()
  const state = useFlowState()
  const projectId = state.projectId ?? undefined
  return { ...choicesOf(state), projectId, lang: environment.lang, ...touchOf(environment) }
}
