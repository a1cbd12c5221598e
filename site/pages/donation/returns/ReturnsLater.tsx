import { pressedPart } from '../../../content/pressedPart.tsx'

/** Few receipts have it, so it loads after the receipt. */
export const ReturnsLater = pressedPart(async () => (await import('./Returns.tsx')).Returns)
