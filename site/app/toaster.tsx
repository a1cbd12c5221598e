import { createRoot } from 'react-dom/client'
import { Toaster, toast } from 'sonner'
import 'sonner/dist/styles.css'
import './toaster.css'

// A separate root: a toast outlives its page, and works even if a page fails.
const host = document.createElement('div')
document.body.append(host)
createRoot(host).render(
  <Toaster position="top-center" visibleToasts={3} toastOptions={{ unstyled: true, className: 'toast' }} />,
)

/**
 * @param durationMs how long it stays, in ms; it waits under the pointer
 * @param once toasts with the same name replace each other: only one is shown at a time
 */
export const showToast = (
  kind: 'warning' | 'error' | 'success',
  title: string,
  text: string | undefined,
  durationMs: number,
  once?: string,
) => {
  toast[kind](title, { duration: durationMs, ...(text && { description: text }), ...(once && { id: once }) })
}
