import { pressedPart } from '../../content/pressedPart.tsx'
import { ResultPanel } from './ResultPanel.tsx'
import { useTexts } from '../../texts/useTexts.ts'

/** The check itself: it loads after the page. */
export const fetchVerdict = async () => (await import('./VerdictView.tsx')).VerdictView

const Checking = () => <ResultPanel tone="quiet" title={useTexts('receiptCheck').receiptCheck.checking} />

export const VerdictLater = pressedPart(fetchVerdict, <Checking />)
