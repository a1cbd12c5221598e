import { useEffect } from 'react'
import { paths } from '../app/paths.ts'
import { loadWidget } from './bridge.ts'
import './floatingDonate.css'

/** Where something else is to be done first, no second way to give floats over it. */
const withoutFloating: ReadonlySet<string> = new Set([
  paths.login,
  paths.signup,
  paths.forgetPassword,
  paths.resetPassword,
  paths.paymentSuccess,
  paths.paymentFailure,
])

/** Wait before the script is fetched without an intent to give, in ms: the page itself comes first. */
const patienceMs = 1500

/**
 * The floating donate button, drawn by the widget. It shows once the page's own ways to give have left the view (ownDonate.ts): one marigold
 * thing at a time.
 */
export const useFloatingDonate = (pathname: string) => {
  const wanted = !withoutFloating.has(pathname)
  useEffect(() => {
    const root = document.documentElement
    root.toggleAttribute('data-no-floating', !wanted)
    if (!wanted) return
    const later = setTimeout(() => {
      loadWidget().then(
        (widget) => widget.configure({ floating: 'bottom-right' }),
        () => {},
      )
    }, patienceMs)
    return () => clearTimeout(later)
  }, [wanted])
}
