import { useEffect, useRef, useState } from 'react'
import { withdraw } from '../../../shared/api/people/myData.ts'
import type { ConsentPurpose } from '../../../shared/contract/people/myData.ts'
import { useServices } from '../../app/services.ts'
import { useAct } from '../../forms/useAct.ts'
import { Button } from '../../layout/Button.tsx'
import styles from './MyData.module.css'
import { myDataTexts } from './texts.ts'
import { useKeepMyData } from './useMyData.ts'

/** One purpose. Withdrawing deletes data, so it asks again in place. */
export const WithdrawEntry = ({ purpose, onDone }: { purpose: ConsentPurpose; onDone(): void }) => {
  const { withdraw: texts } = myDataTexts.use()
  const { api } = useServices()
  const keep = useKeepMyData()
  const [asking, setAsking] = useState(false)
  const { busy, failure, run } = useAct()
  const question = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const asked = useRef(false)
  // The pressed button was replaced: by the question, or by the button before it.
  useEffect(() => {
    if (asking) question.current?.focus()
    else if (asked.current) button.current?.focus()
    asked.current = asking
  }, [asking])
  const send = async () => {
    const left = await withdraw(api, purpose)
    onDone()
    keep(left)
  }
  const { name, effect } = texts.purposes[purpose]
  return (
    <li className={styles.purpose}>
      <div className={styles.words}>
        <p className={styles.name}>{name}</p>
        <p className={styles.quiet}>{effect}</p>
      </div>
      {asking ? (
        <div ref={question} tabIndex={-1} role="group" aria-label={texts.buttonOf(name)} className={styles.ask}>
          <p>{texts.ask}</p>
          <div className={styles.ways}>
            <Button onClick={() => setAsking(false)}>{texts.keep}</Button>
            <Button look="outline" busy={busy} onClick={() => void run(send)}>
              {texts.sure}
            </Button>
          </div>
          <p role="alert" className={styles.problem}>
            {failure}
          </p>
        </div>
      ) : (
        <Button ref={button} look="outline" aria-label={texts.buttonOf(name)} onClick={() => setAsking(true)}>
          {texts.button}
        </Button>
      )}
    </li>
  )
}
