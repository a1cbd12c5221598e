import { pressedPart } from '../../../content/pressedPart.tsx'
import sections from '../sections/Sections.module.css'

/** Below the first view, so it loads after the page. */
export const PanLater = pressedPart(async () => (await import('./Pan.tsx')).Pan, <div className={sections.skeleton} />)
