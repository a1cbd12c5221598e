import { type FormEvent, useEffect, useState, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router-dom'
import { useContent } from '../../framework/firstLoad/useContent.ts'
import { pressedPart } from '../../components/content/pressedPart.tsx'
import { described, FieldFrame } from '../../components/forms/Field.tsx'
import { Button } from '../../components/Button.tsx'
import { QueryState } from '../../components/QueryState.tsx'
import { PageHead } from '../../components/PageHead.tsx'
import { useTexts } from '../../texts/useTexts.ts'
import { ResultPanel } from './ResultPanel.tsx'

/** The code in what a person scanned or pasted: the link of the QR code, or its text. Line breaks of a mail are left out. */
const codeIn = (text: string): string => {
  const plain = text.replace(/\s+/g, '')
  return plain.slice(plain.lastIndexOf('#') + 1)
}

/** For a code that no camera has opened: paste its link or text. */
const ReceiptCodeForm = ({ onCode }: { onCode: (code: string) => void }) => {
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
    <form className="flow-stack" onSubmit={submit} noValidate>
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

const never = () => () => {}
const nothing = () => ''

/** Fetches the check, and keeps all for the next visit. */
const fetchAll = async () => {
  await fetchVerdict()
  await (await import('./keepForOffline.ts')).keepForOffline()
}

/** `/receipt-check#CODE`: whether a receipt is genuine. The keys and the check load right behind the page, so later it needs no network, not even after it was closed. */
export const ReceiptCheckPage = () => {
  const texts = useTexts('receiptCheck').receiptCheck
  const { hash } = useLocation()
  const [typed, setTyped] = useState<{ code: string; hash: string } | null>(null)
  // The server never sees the fragment, so the first view must not show it either.
  const scanned = useSyncExternalStore(never, () => hash, nothing)
  const code = typed?.hash === hash ? typed.code : codeIn(scanned)
  const query = useContent(
    ['receipt-keys'],
    async (api) => (await import('../../../shared/contract/donation/receipt.ts')).receiptKeys(api),
    { staleTime: 600_000 },
  )
  // Without waiting for a code, because the network may be gone by then. A failure shows when a code is checked.
  useEffect(() => void fetchAll().catch(() => {}), [])
  return (
    <div className="flow-band flow-columns">
      <div className="flow-aside">
        <PageHead title={texts.title} lead={texts.lead} />
      </div>
      <div className="flow-stack">
        <QueryState query={query}>
          {(keys) => code !== '' && <LazyVerdict key={code} code={code} keys={keys} />}
        </QueryState>
        <ReceiptCodeForm onCode={(text) => setTyped({ code: text, hash })} />
      </div>
    </div>
  )
}

/** The check itself: it loads after the page. */
const fetchVerdict = async () => (await import('./VerdictView.tsx')).VerdictView

const Checking = () => <ResultPanel tone="quiet" title={useTexts('receiptCheck').receiptCheck.checking} />

const LazyVerdict = pressedPart(fetchVerdict, <Checking />)
