import { useState } from 'react'
import type { MyData } from '../../../shared/contract/people/myData.ts'
import { formatDay } from '../../../shared/date.ts'
import { useLanguage } from '../../app/language/language.ts'
import { useSession } from '../../app/session/useSession.ts'
import { pressedPart } from '../../components/content/pressedPart.tsx'
import { Button } from '../../components/Button.tsx'
import { ProfileSection } from '../profile/ProfileSection.tsx'
import { Group } from './Group.tsx'
import styles from './MyData.module.css'
import { useTexts } from '../../texts/useTexts.ts'

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
