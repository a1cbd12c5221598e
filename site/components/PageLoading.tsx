import { useTexts } from '../texts/useTexts.ts'

/** Shown while the code of a page loads; announces it to a screen reader, and keeps the footer below the fold. */
export const PageLoading = () => (
  <p className="flow-loading" role="status">
    <span className="visually-hidden">{useTexts('common').frame.loading}</span>
  </p>
)
