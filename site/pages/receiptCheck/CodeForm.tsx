import { type FormEvent, useState } from 'react'
import { FieldFrame, described } from '../../forms/FieldFrame.tsx'
import { Button } from '../../layout/Button.tsx'
import flow from '../../parts/Flow.module.css'
import { codeIn } from './codeIn.ts'
import { useTexts } from '../../texts/useTexts.ts'

/** For a code that no camera has opened: paste its link or text. */
export const CodeForm = ({ onCode }: { onCode: (code: string) => void }) => {
  const texts = useTexts('receiptCheck').receiptCheck
  const [text, setText] = useState('')
  const [missing, setMissing] = useState(false)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const code = codeIn(text)
    setMissing(code === '')
    if (code !== '') onCode(code)
  }
  const problem = missing ? texts.codeMissing : undefined
  return (
    <form className={flow.stack} onSubmit={submit} noValidate>
      <FieldFrame id="receipt-code" label={texts.code} hint={texts.codeHint} problem={problem}>
        <textarea
          id="receipt-code"
          rows={3}
          spellCheck={false}
          autoCapitalize="none"
          value={text}
          onChange={(event) => setText(event.target.value)}
          {...described('receipt-code', problem, texts.codeHint)}
        />
      </FieldFrame>
      <Button type="submit" look="outline">
        {texts.check}
      </Button>
    </form>
  )
}
