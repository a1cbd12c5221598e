import { createRoot } from 'react-dom/client'
import { Toaster, toast } from 'sonner'
import 'sonner/dist/styles.css'
import type { Notice } from './notify.ts'
import './toaster.css'

// A separate root: a toast outlives its page, and works even if a page fails.
const host = document.createElement('div')
document.body.append(host)
createRoot(host).render(
  <Toaster position="top-center" visibleToasts={3} toastOptions={{ unstyled: true, className: 'toast' }} />,
)

export const showToast = ({ kind, title, text, durationMs = 5000, once }: Notice): void => {
  toast[kind](title, { duration: durationMs, ...(text && { description: text }), ...(once && { id: once }) })
}
