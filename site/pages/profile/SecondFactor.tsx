import { useEffect, useRef, useState } from 'react'
import {
  beginSecondFactor,
  confirmSecondFactor,
  type NewSecret,
  secondFactor,
  disableSecondFactor,
  newRecoveryCodes,
} from '../../../shared/contract/people/secondFactor.ts'
import type { Transport } from '../../../shared/contract/transport.ts'
import { formatDay } from '../../../shared/date.ts'
import { useServices } from '../../app/services.ts'
import { Button } from '../../components/Button.tsx'
import { CopyButton } from '../../components/CopyButton.tsx'
import { QrCode } from '../../components/QrCode.tsx'
import { QueryState } from '../../components/QueryState.tsx'
import { ActButton } from '../../components/act/ActButton.tsx'
import { useAct } from '../../components/act/useAct.ts'
import { CodeEntry } from '../../features/signIn/CodeEntry.tsx'
import forms from '../../components/forms/Form.module.css'
import { queryClientOf, useApiQuery } from '../../framework/firstLoad/queryClient.ts'
import { useTexts } from '../../texts/useTexts.ts'
import styles from './Profile.module.css'
import { takeFocus } from '../../../shared/takeFocus.ts'

const key = ['second factor']

/** The second factor of a member of staff: set it up, get new recovery codes, turn it off. */
export const SecondFactor = () => {
  const { secondFactor: texts, lang } = useTexts('signIn')
  const services = useServices()
  const query = useApiQuery(key, secondFactor, { staleTime: 0 })
  /** Shown once, after they were made. */
  const [codes, setCodes] = useState<readonly string[]>()
  const [message, setMessage] = useState('')
  const changed = (newCodes: readonly string[] | undefined) => {
    setCodes(newCodes)
    setMessage(newCodes ? '' : texts.turnedOff)
    void queryClientOf(services).invalidateQueries({ queryKey: key })
  }
  return (
    <>
      <QueryState query={query}>
        {({ since, required, recovery_codes_left }) =>
          codes ? (
            <RecoveryCodes codes={codes} onKept={() => setCodes(undefined)} />
          ) : since === null ? (
            <div className="flow-stack">
              <p>{required ? texts.needed : texts.off}</p>
              <SetUp onDone={changed} />
            </div>
          ) : (
            <div className="flow-stack">
              <p>
                {texts.isOn(formatDay(since, lang))} {texts.left(recovery_codes_left)}
              </p>
              <ChangeSecondFactor onDone={changed} />
            </div>
          )
        }
      </QueryState>
      <p role="status" className="text-done">
        {message}
      </p>
    </>
  )
}

/** The button that begins; then the new secret and the field for its first code. */
const SetUp = ({ onDone }: { onDone: (codes: readonly string[]) => void }) => {
  const texts = useTexts('signIn').secondFactor
  const act = useAct({ call: beginSecondFactor, say: null })
  if (act.result) return <Enrolment secret={act.result} onDone={onDone} onCancel={act.reset} />
  return (
    <ActButton act={act} section="code">
      {texts.begin}
    </ActButton>
  )
}

/** The recovery codes, this once, to print or to write down. */
const RecoveryCodes = ({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) => {
  const texts = useTexts('signIn').secondFactor
  return (
    <div className="flow-stack">
      {/* The form that was here is gone. */}
      <h3 ref={takeFocus} tabIndex={-1}>
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
      <div className="flow-ways">
        <Button onClick={onKept}>{texts.kept}</Button>
        <Button look="outline" onClick={() => window.print()}>
          {texts.print}
        </Button>
        <CopyButton label={texts.allCodes} value={codes.join('\n')} />
      </div>
    </div>
  )
}

interface EnrolmentProps {
  secret: NewSecret
  onDone: (codes: readonly string[]) => void
  onCancel: () => void
}

/** The new secret, as a QR code and as text, and the field for the app's first code. */
const Enrolment = ({ secret: { secret, uri }, onDone, onCancel }: EnrolmentProps) => {
  const texts = useTexts('signIn').secondFactor
  return (
    <div className="flow-stack">
      {/* The pressed button is gone. From here the next steps are read in their order. */}
      <p ref={takeFocus} tabIndex={-1}>
        {texts.scan}
      </p>
      <QrCode text={uri} label={texts.picture} />
      <div>
        <p>{texts.typeIt}</p>
        <p className="flow-ways">
          {/* In groups of four for the eye; copied without spaces. */}
          <code className={styles.code}>{secret.replace(/.{4}(?=.)/g, '$& ')}</code>
          <CopyButton label={texts.key} value={secret} />
        </p>
      </div>
      <div className="flow-narrow">
        <CodeEntry
          submit={texts.confirm}
          call={async (api, code) => onDone((await confirmSecondFactor(api, code)).recovery_codes)}
        >
          <Button look="text" className={forms.link} onClick={onCancel}>
            {texts.cancel}
          </Button>
        </CodeEntry>
      </div>
    </div>
  )
}

interface ChangeProps {
  /** Gets the new recovery codes; none if the second factor is off now. */
  onDone: (codes: readonly string[] | undefined) => void
}

/** New recovery codes, or no second factor any more. Both need a code, and the password if the sign-in is some time ago. */
const ChangeSecondFactor = ({ onDone }: ChangeProps) => {
  const texts = useTexts('signIn').secondFactor
  const [wanted, setWanted] = useState<'renew' | 'turnOff'>()
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.querySelector('input')?.focus(), [wanted])
  const change = async (api: Transport, code: string) => {
    if (wanted === 'renew') return onDone((await newRecoveryCodes(api, code)).recovery_codes)
    await disableSecondFactor(api, code)
    onDone(undefined)
  }
  if (!wanted)
    return (
      <div className="flow-ways">
        {(['renew', 'turnOff'] as const).map((name) => (
          <Button key={name} look="outline" onClick={() => setWanted(name)}>
            {texts[name]}
          </Button>
        ))}
      </div>
    )
  return (
    <div ref={place} className="flow-narrow">
      {/* A recovery code is accepted, too. */}
      <CodeEntry
        submit={texts[wanted]}
        inputMode="text"
        hint={wanted === 'renew' ? `${texts.codeHint} ${texts.renewWhy}` : texts.codeHint}
        call={change}
      >
        <Button look="text" className={forms.link} onClick={() => setWanted(undefined)}>
          {texts.cancel}
        </Button>
      </CodeEntry>
    </div>
  )
}
