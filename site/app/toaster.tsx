import { createRoot } from 'react-dom/client'
import { Toaster, toast } from 'sonner'
import 'sonner/dist/styles.css'
import './toaster.css'

// A root of its own: a toast outlives the page that it was shown on, and is there when a page itself fails.
const host = document.createElement('div')
document.body.append(host)
createRoot(host).render(
  <Toaster position="top-center" visibleToasts={3} toastOptions={{ unstyled: true, className: 'toast' }} />,
)

/**
 * @param durationMs how long it stays, in ms; it waits while pointed at
 * @param once of this name no two stand at the same time
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
