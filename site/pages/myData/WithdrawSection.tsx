import { useEffect, useRef, useState } from 'react'
import type { ConsentPurpose } from '../../../shared/contract/people/myData.ts'
import { ProfileSection } from '../profile/sections/ProfileSection.tsx'
import styles from './MyData.module.css'
import { myDataTexts } from './texts.ts'
import { WithdrawEntry } from './WithdrawEntry.tsx'

/** The purposes that the person has consented to, each with its own button. */
export const WithdrawSection = ({ given }: { given: readonly ConsentPurpose[] }) => {
  const { withdraw: texts } = myDataTexts.use()
  const [done, setDone] = useState<ConsentPurpose>()
  const said = useRef<HTMLParagraphElement>(null)
  // The pressed button has disappeared with its purpose.
  useEffect(() => {
    if (done) said.current?.focus()
  }, [done])
  return (
    <ProfileSection id="withdraw" title={texts.title} lead={texts.lead}>
      <p ref={said} role="status" tabIndex={-1} className={styles.said}>
        {done && texts.purposes[done].done}
      </p>
      {given.length === 0 ? (
        <p>{texts.nothing}</p>
      ) : (
        <ul className={styles.list}>
          {given.map((purpose) => (
            <WithdrawEntry key={purpose} purpose={purpose} onDone={() => setDone(purpose)} />
          ))}
        </ul>
      )}
    </ProfileSection>
  )
}
