import { useEffect, useRef } from 'react'
import { confirmSecondFactor } from '../../../../shared/api/people/secondFactor.ts'
import { codeRequestSchema, type NewSecret } from '../../../../shared/contract/people/secondFactor.ts'
import { useServices } from '../../../app/services.ts'
import { AccountForm } from '../../../forms/account/AccountForm.tsx'
import { Button } from '../../../layout/Button.tsx'
import { CopyButton } from '../../../layout/copy/CopyButton.tsx'
import { useCodeProblems } from '../../../secondFactor/codeProblems.ts'
import { codeTexts } from '../../../secondFactor/texts.ts'
import { QrPicture } from './QrPicture.tsx'
import styles from './SecondFactor.module.css'

interface EnrolmentProps {
  secret: NewSecret
  onDone: (codes: readonly string[]) => void
  onCancel: () => void
}

/** The new secret, as a QR code and as text, and the field for the app's first code. */
export const Enrolment = ({ secret: { secret, uri }, onDone, onCancel }: EnrolmentProps) => {
  const texts = codeTexts.use()
  const problems = useCodeProblems()
  const { api } = useServices()
  const first = useRef<HTMLParagraphElement>(null)
  // The pressed button is gone. From here the next steps are read in their order.
  useEffect(() => first.current?.focus(), [])
  return (
    <div className={styles.part}>
      <p ref={first} tabIndex={-1}>
        {texts.scan}
      </p>
      <QrPicture text={uri} label={texts.picture} />
      <div>
        <p>{texts.typeIt}</p>
        <p className={styles.key}>
          {/* In groups of four for the eye; copied without spaces. */}
          <code>{secret.replace(/.{4}(?=.)/g, '$& ')}</code>
          <CopyButton label={texts.key} value={secret} />
        </p>
      </div>
      <div className={styles.narrow}>
        <AccountForm
          schema={() => Promise.resolve(codeRequestSchema)}
          fields={[
            {
              name: 'code',
              label: texts.code,
              hint: texts.codeHint,
              type: 'text',
              inputMode: 'numeric',
              autoComplete: 'one-time-code',
            },
          ]}
          problems={problems}
          submit={texts.confirm}
          send={async ({ code }) => onDone((await confirmSecondFactor(api, code)).recovery_codes)}
        >
          <Button look="text" className={styles.button} onClick={onCancel}>
            {texts.cancel}
          </Button>
        </AccountForm>
      </div>
    </div>
  )
}
