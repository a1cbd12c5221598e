/**
 * Sign-in in a window of the trust (specification, decision 2). Only a message from exactly the trust's origin, from the very window that was opened, with
 * the state value that was given to it, is believed.
 */
import * as z from 'zod/mini'
import { siteAddress } from '../../flow/siteAddress.ts'

const answerSchema = z.object({
  /** `stranger`: the trust does not know this page, so nobody can sign in for it. */
  type: z.literal(['donate:session', 'donate:stranger']),
  state: z.string(),
  token: z.optional(z.string()),
})

/** How often it is looked whether the donor has closed the window, in ms. */
const lookMs = 400

/** Whether the page stands in somebody's frame. */
export const isFramed = (): boolean => window.top !== window

/** @returns null where the browser, or what a content filter has put in its place, opens none */
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
    // A page that is shown has a top.
    else window.top!.location.href = address
    return true
  } catch {
    return false
  }
}

type Answer = { token: string } | 'closed' | 'stranger'

/**
 * @param choices what the window shall carry along to the trust's own donation page, where this page turns out to be a stranger
 * @returns the token, `closed` if the donor closed the window or the page's `Cross-Origin-Opener-Policy` cuts it off (nobody can tell which), `stranger` if the trust does not know this page, `blocked` if the browser did not open it
 */
export const signInByPopup = (
  siteRoot: string,
  choices: URLSearchParams,
  signal: AbortSignal,
): Promise<Answer | 'blocked'> =>
  new Promise((resolve) => {
    const state = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
      byte.toString(16).padStart(2, '0'),
    ).join('')
    const query = new URLSearchParams([['origin', location.origin], ['state', state], ...choices])
    const popup = openWindow(siteAddress(siteRoot, `/connect?${query}`))
    if (!popup) return resolve('blocked')
    const life = new AbortController()
    // What the window has said may come after its end is seen: the two come by ways of their own.
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
    // Until it has answered: a stranger's donor may be giving in it.
    signal.addEventListener(
      'abort',
      () => {
        popup.close()
        end('closed')
      },
      { signal: life.signal },
    )
    addEventListener(
      'message',
      (event) => {
        if (event.source !== popup || event.origin !== new URL(siteRoot).origin) return
        const answer = z.safeParse(answerSchema, event.data)
        if (!answer.success || answer.data.state !== state) return
        const { type, token } = answer.data
        if (type === 'donate:stranger') return end('stranger')
        if (!token) return
        end({ token })
        popup.close()
      },
      { signal: life.signal },
    )
  })
