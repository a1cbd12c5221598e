import { useEffect, useRef } from 'react'
import { confirmSecondFactor } from '../../../../shared/api/people/secondFactor.ts'
import type { NewSecret } from '../../../../shared/contract/people/secondFactor.ts'
import { useServices } from '../../../app/services.ts'
import { AccountForm } from '../../../features/signIn/AccountForm.tsx'
import forms from '../../../features/signIn/AccountForm.module.css'
import { Button } from '../../../components/Button.tsx'
import { CopyButton } from '../../../components/CopyButton.tsx'
import flow from '../../../components/Flow.module.css'
import { useCodeForm } from '../../../features/secondFactor/useCodeForm.ts'
import { QrPicture } from './QrPicture.tsx'
import styles from './SecondFactor.module.css'
import { useTexts } from '../../../texts/useTexts.ts'

interface EnrolmentProps {
  secret: NewSecret
  onDone: (codes: readonly string[]) => void
  onCancel: () => void
}

/** The new secret, as a QR code and as text, and the field for the app's first code. */
export const Enrolment = ({ secret: { secret, uri }, onDone, onCancel }: EnrolmentProps) => {
  const texts = useTexts('signIn').secondFactor
  const form = useCodeForm()
  const { api } = useServices()
  const first = useRef<HTMLParagraphElement>(null)
  // The pressed button is gone. From here the next steps are read in their order.
  useEffect(() => first.current?.focus(), [])
  return (
    <div className={flow.stack}>
      <p ref={first} tabIndex={-1}>
        {texts.scan}
      </p>
      <QrPicture text={uri} label={texts.picture} />
      <div>
        <p>{texts.typeIt}</p>
        <p className={flow.ways}>
          {/* In groups of four for the eye; copied without spaces. */}
          <code className={styles.code}>{secret.replace(/.{4}(?=.)/g, '$& ')}</code>
          <CopyButton label={texts.key} value={secret} />
        </p>
      </div>
      <div className={flow.narrow}>
        <AccountForm
          {...form}
          submit={texts.confirm}
          send={async ({ code }) => onDone((await confirmSecondFactor(api, code)).recovery_codes)}
        >
          <Button look="text" className={forms.link} onClick={onCancel}>
            {texts.cancel}
          </Button>
        </AccountForm>
      </div>
    </div>
  )
}
