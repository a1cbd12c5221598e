import { type ReactNode, useEffect, useRef } from 'react'
import styles from './Thanks.module.css'

interface ThanksProps {
  title: string
  text: string
  /** The label of the number. */
  label: string
  reference: string
  children?: ReactNode
}

/** Replaces a form that was sent: confirms the arrival, with the reference number. Takes the focus, so that it is read out. */
export const Thanks = ({ title, text, label, reference, children }: ThanksProps) => {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className={styles.thanks}>
      <h3 ref={heading} tabIndex={-1}>
        {title}
      </h3>
      <p>{text}</p>
      <p>
        <span className={styles.label}>{label}</span> <strong className={styles.reference}>{reference}</strong>
      </p>
      {children}
    </div>
  )
}
