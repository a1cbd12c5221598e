import { type FormEvent, useState } from 'react'
import { digestName, type SignedFacts } from '../../../shared/receiptCheck/signedReceipt.ts'
import { described, FieldFrame } from '../../forms/FieldFrame.tsx'
import { Button } from '../../layout/Button.tsx'
import flow from '../../parts/Flow.module.css'
import { sha256 } from './webCrypto.ts'
import { useTexts } from '../../texts/useTexts.ts'

/** Compares the name on the paper with the signed digest, on this device. */
export const NameForm = ({ facts }: { facts: SignedFacts }) => {
  const texts = useTexts('receiptCheck').receiptCheck
  const [name, setName] = useState('')
  const [same, setSame] = useState<boolean | null>(null)
  const compare = async (event: FormEvent) => {
    event.preventDefault()
    if (name.trim() !== '') setSame((await digestName(facts.number, name, sha256)) === facts.nameDigest)
  }
  return (
    <form className={flow.stack} onSubmit={(event) => void compare(event)} noValidate>
      <FieldFrame id="receipt-name" label={texts.name} hint={texts.nameHint} problem={undefined}>
        <input
          id="receipt-name"
          value={name}
          autoComplete="off"
          onChange={(event) => {
            setName(event.target.value)
            setSame(null)
          }}
          {...described('receipt-name', undefined, texts.nameHint)}
        />
      </FieldFrame>
      <Button type="submit" look="outline">
        {texts.compare}
      </Button>
      <p role="status">{same !== null && (same ? texts.sameName : texts.otherName)}</p>
    </form>
  )
}
