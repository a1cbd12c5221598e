import { useEffect, useRef } from 'react'
import { Button } from '../../../components/Button.tsx'
import { CopyButton } from '../../../components/CopyButton.tsx'
import flow from '../../../components/Flow.module.css'
import styles from './SecondFactor.module.css'
import { useTexts } from '../../../texts/useTexts.ts'

/** The recovery codes, this once, to print or to write down. */
export const RecoveryCodes = ({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) => {
  const texts = useTexts('signIn').secondFactor
  const heading = useRef<HTMLHeadingElement>(null)
  // The form that was here is gone.
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className={flow.stack}>
      <h3 ref={heading} tabIndex={-1}>
        {texts.keep}
      </h3>
      <p>{texts.keepWhy}</p>
      <ol className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>
            <code className={styles.code}>{code}</code>
          </li>
        ))}
      </ol>
      <div className={flow.ways}>
        <Button onClick={onKept}>{texts.kept}</Button>
        <Button look="outline" onClick={() => window.print()}>
          {texts.print}
        </Button>
        <CopyButton label={texts.allCodes} value={codes.join('\n')} />
      </div>
    </div>
  )
}
