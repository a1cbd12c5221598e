import { useState, useEffect, useRef } from 'react'
import {
  type ExportFormat,
  exportFormats,
  type ConsentPurpose,
  withdraw,
  type MyData,
} from '../../../shared/contract/people/myData.ts'
import { useServices } from '../../app/services.ts'
import { saveFile } from '../../components/act/saveFile.ts'
import { ActButton, ConfirmButton } from '../../components/act/ActButton.tsx'
import { FileLink } from '../../components/act/FileButton.tsx'
import { useAct } from '../../components/act/useAct.ts'
import { ProfileSection, Group } from '../profile/ProfileSection.tsx'
import { useTexts } from '../../texts/useTexts.ts'
import { useKeepMyData } from '../../components/member/useMyData.ts'
import type { Transport } from '../../../shared/contract/transport.ts'
import { formatDay } from '../../../shared/date.ts'
import { useLanguage } from '../../app/language/language.ts'
import { useSession } from '../../app/session/useSession.ts'
import { pressedPart } from '../../components/content/pressedPart.tsx'
import { Button } from '../../components/Button.tsx'
import styles from './MyData.module.css'

/** Both forms of the file. If the sign-in is some time ago, the server wants the password first. */
export const ExportSection = () => {
  const { export: texts } = useTexts('privacy').myData
  const [whole, setWhole] = useState(false)
  return (
    <ProfileSection id="export" title={texts.title} lead={texts.lead}>
      <label className="text-soft">
        <input type="checkbox" checked={whole} onChange={(event) => setWhole(event.target.checked)} /> {texts.whole}
      </label>
      <div className="flow-ways">
        {exportFormats.toReversed().map((format) => (
          <Export key={format} format={format} whole={whole} />
        ))}
      </div>
    </ProfileSection>
  )
}

const Export = ({ format, whole }: { format: ExportFormat; whole: boolean }) => {
  const { export: texts } = useTexts('privacy').myData
  const services = useServices()
  const file = { path: `my-data/export?format=${format}${whole ? '&pan=whole' : ''}`, name: `my-data.${format}` }
  const act = useAct({
    call: () => saveFile(services, file),
    say: (url) => (
      <>
        {texts.done} <FileLink url={url} />
      </>
    ),
  })
  return (
    <ActButton act={act} section="export">
      {texts[format]}
    </ActButton>
  )
}

/** The purposes that the person has consented to, each with its own button. Withdrawing deletes data. */
export const WithdrawSection = ({ given }: { given: readonly ConsentPurpose[] }) => {
  const { withdraw: texts } = useTexts('privacy').myData
  const keep = useKeepMyData()
  const [done, setDone] = useState<ConsentPurpose>()
  const message = useRef<HTMLParagraphElement>(null)
  // The pressed button has disappeared with its purpose.
  useEffect(() => {
    if (done) message.current?.focus()
  }, [done])
  const send = async (api: Transport, purpose: ConsentPurpose) => {
    const left = await withdraw(api, purpose)
    setDone(purpose)
    keep(left)
  }
  return (
    <ProfileSection id="withdraw" title={texts.title} lead={texts.lead}>
      <p ref={message} role="status" tabIndex={-1} className="text-done">
        {done && texts.purposes[done].done}
      </p>
      {given.length === 0 ? (
        <p>{texts.nothing}</p>
      ) : (
        <ul className="flow-list">
          {given.map((purpose) => (
            <li key={purpose}>
              <div>
                <p className="text-name">{texts.purposes[purpose].name}</p>
                <p className="text-small">{texts.purposes[purpose].effect}</p>
              </div>
              <Withdraw purpose={purpose} send={(api) => send(api, purpose)} />
            </li>
          ))}
        </ul>
      )}
    </ProfileSection>
  )
}

const Withdraw = ({ purpose, send }: { purpose: ConsentPurpose; send(api: Transport): Promise<void> }) => {
  const { withdraw: texts } = useTexts('privacy').myData
  const act = useAct({ call: send, say: null })
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

/** The dialog of the account's menu. */
const fetchDialog = async () => (await import('../../components/member/DeleteAccount.tsx')).DeleteAccount
const Dialog = pressedPart(fetchDialog, null, ['member'])

/** What goes with the account, what stays until which day, and the dialog that deletes it. */
export const RemoveSection = ({ deletion, donations }: { deletion: MyData['deletion']; donations: number }) => {
  const { remove: texts } = useTexts('privacy').myData
  const lang = useLanguage()
  const { user } = useSession()
  const [opened, setOpened] = useState(0)
  const [open, setOpen] = useState(false)
  const { receipts, until } = deletion
  return (
    <ProfileSection id="remove" title={texts.title}>
      <Group title={texts.goesTitle}>
        <p>{texts.goes}</p>
      </Group>
      <Group title={texts.staysTitle}>
        <ul className={styles.points}>
          {donations > 0 && <li>{texts.donations}</li>}
          {until && <li>{texts.receipts(receipts, formatDay(until, lang))}</li>}
          {donations > 0 && <li>{texts.merged}</li>}
          {donations === 0 && !until && <li>{texts.nothing}</li>}
        </ul>
        {until && <p>{texts.advice}</p>}
      </Group>
      <Button
        look="danger"
        onClick={() => {
          setOpened(opened + 1)
          setOpen(true)
        }}
      >
        {texts.button}
      </Button>
      {user && opened > 0 && <Dialog key={opened} user={user} open={open} onOpenChange={setOpen} />}
    </ProfileSection>
  )
}
