import { useEffect, useState } from 'react'
import styles from './CopyButton.module.css'
import { useTexts } from '../texts/useTexts.ts'

/** Copies a value, and confirms it. If the browser refuses, the visitor can select the value beside it. */
export const CopyButton = ({ label, value }: { label: string; value: string }) => {
  const { frame } = useTexts('common')
  const [copied, setCopied] = useState(false)
  useEffect(() => {
    if (!copied) return
    const timer = setTimeout(() => setCopied(false), 3000)
    return () => clearTimeout(timer)
  }, [copied])
  const copy = async () => {
    try {
      // Missing on a page without TLS.
      await navigator.clipboard.writeText(value)
      setCopied(true)
    } catch {
      setCopied(false)
    }
  }
  return (
    <>
      <button
        type="button"
        className={`${styles.copy} on-screen scripted`}
        aria-label={frame.copy(label)}
        onClick={() => void copy()}
      >
        {copied ? frame.copiedShort : frame.copyShort}
      </button>
      <span role="status" className="visually-hidden">
        {copied ? frame.copied(label) : ''}
      </span>
    </>
  )
}
