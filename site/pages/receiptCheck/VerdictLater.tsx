import { pressedPart } from '../../content/pressedPart.tsx'
import { ResultPanel } from './ResultPanel.tsx'
import { receiptCheckTexts } from './texts.ts'

/** The check itself: it loads after the page. */
export const fetchVerdict = async () => (await import('./VerdictView.tsx')).VerdictView

const Checking = () => <ResultPanel tone="quiet" title={receiptCheckTexts.use().checking} />

export const VerdictLater = pressedPart(fetchVerdict, <Checking />)
