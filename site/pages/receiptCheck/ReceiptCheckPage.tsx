import { useEffect, useState, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router-dom'
import { useContent } from '../../app/firstLoad/useContent.ts'
import { QueryState } from '../../layout/QueryState.tsx'
import block from '../../parts/Block.module.css'
import flow from '../../parts/Flow.module.css'
import { PageHead } from '../../parts/PageHead.tsx'
import { CodeForm } from './CodeForm.tsx'
import { codeIn } from './codeIn.ts'
import { fetchVerdict, VerdictLater } from './VerdictLater.tsx'
import { useTexts } from '../../texts/useTexts.ts'

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
    async (api) => (await import('../../../shared/api/receiptCheck.ts')).receiptKeys(api),
    { staleTime: 600_000 },
  )
  // Without waiting for a code, because the network may be gone by then. A failure shows when a code is checked.
  useEffect(() => void fetchAll().catch(() => {}), [])
  return (
    <div className={`${block.page} ${block.columns}`}>
      <div className={block.narrow}>
        <PageHead title={texts.title} lead={texts.lead} />
      </div>
      <div className={flow.stack}>
        <QueryState query={query}>
          {(keys) => code !== '' && <VerdictLater key={code} code={code} keys={keys} />}
        </QueryState>
        <CodeForm onCode={(text) => setTyped({ code: text, hash })} />
      </div>
    </div>
  )
}
