import { useEffect, useRef, useState } from 'react'
import { type ConsentPurpose, withdraw } from '../../../shared/contract/people/myData.ts'
import { useServices } from '../../app/services.ts'
import { ConfirmButton } from '../../components/act/ActButton.tsx'
import { useAct } from '../../components/act/useAct.ts'
import flow from '../../components/Flow.module.css'
import text from '../../components/Text.module.css'
import { ProfileSection } from '../profile/ProfileSection.tsx'
import { useKeepMyData } from '../../components/member/useMyData.ts'
import { useTexts } from '../../texts/useTexts.ts'

/** The purposes that the person has consented to, each with its own button. Withdrawing deletes data. */
export const WithdrawSection = ({ given }: { given: readonly ConsentPurpose[] }) => {
  const { withdraw: texts } = useTexts('privacy').myData
  const { api } = useServices()
  const keep = useKeepMyData()
  const [done, setDone] = useState<ConsentPurpose>()
  const message = useRef<HTMLParagraphElement>(null)
  // The pressed button has disappeared with its purpose.
  useEffect(() => {
    if (done) message.current?.focus()
  }, [done])
  const send = async (purpose: ConsentPurpose) => {
    const left = await withdraw(api, purpose)
    setDone(purpose)
    keep(left)
  }
  return (
    <ProfileSection id="withdraw" title={texts.title} lead={texts.lead}>
      <p ref={message} role="status" tabIndex={-1} className={text.done}>
        {done && texts.purposes[done].done}
      </p>
      {given.length === 0 ? (
        <p>{texts.nothing}</p>
      ) : (
        <ul className={flow.list}>
          {given.map((purpose) => (
            <li key={purpose}>
              <div>
                <p className={text.name}>{texts.purposes[purpose].name}</p>
                <p className={text.small}>{texts.purposes[purpose].effect}</p>
              </div>
              <Withdraw purpose={purpose} send={send} />
            </li>
          ))}
        </ul>
      )}
    </ProfileSection>
  )
}

interface WithdrawProps {
  purpose: ConsentPurpose
  send(purpose: ConsentPurpose): Promise<void>
}

const Withdraw = ({ purpose, send }: WithdrawProps) => {
  const { withdraw: texts } = useTexts('privacy').myData
  const act = useAct({ call: () => send(purpose), say: null })
  return (
    <ConfirmButton
      act={act}
      look="outline"
      button={texts.button}
      label={texts.buttonOf(texts.purposes[purpose].name)}
      question={texts.ask}
      sure={texts.sure}
      keep={texts.keep}
    />
  )
}
